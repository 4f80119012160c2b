// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %m = memref.alloc(%c9) : memref<3x?x5xf32>
  %d0 = memref.dim %m, %c0 : memref<3x?x5xf32>
  %d1 = memref.dim %m, %c1 : memref<3x?x5xf32>
  // CHECK: 3
  vector.print %d0 : index
  // CHECK-NEXT: 9
  vector.print %d1 : index
  %u = memref.cast %m : memref<3x?x5xf32> to memref<*xf32>
  %d2 = memref.dim %u, %c2 : memref<*xf32>
  // CHECK-NEXT: 5
  vector.print %d2 : index
  // memref.rank
  %r = memref.rank %m : memref<3x?x5xf32>
  // CHECK-NEXT: 3
  vector.print %r : index
  %ru = memref.rank %u : memref<*xf32>
  // CHECK-NEXT: 3
  vector.print %ru : index
  return
}
