// RUN: mlir-interp run %s | FileCheck %s
// What was never written is copied without being read (M6), and poison stays poison.
func.func @main() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 9 : i32
  %p = ub.poison : i32
  %m = memref.alloc() : memref<3xi32>
  %n = memref.alloc() : memref<3xi32>
  memref.store %x, %m[%c0] : memref<3xi32>
  memref.store %p, %m[%c1] : memref<3xi32>
  memref.copy %m, %n : memref<3xi32> to memref<3xi32>
  // CHECK: 9 : i32
  %a = memref.load %n[%c0] : memref<3xi32>
  // CHECK-NEXT: poison : i32
  %b = memref.load %n[%c1] : memref<3xi32>
  return %a, %b : i32, i32
}
