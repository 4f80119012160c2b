// RUN: mlir-interp run %s | FileCheck %s
// A hint does nothing, wherever it points (R7).
func.func @main() {
  %c100 = arith.constant 100 : index
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  memref.prefetch %m[%c100], read, locality<3>, data : memref<4xi32>
  memref.prefetch %m[%p], write, locality<0>, instr : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.prefetch %m[%c100], read, locality<1>, data : memref<4xi32>
  // CHECK: 100
  vector.print %c100 : index
  return
}
