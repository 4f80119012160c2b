// RUN: mlir-interp run %s | FileCheck %s
// Poison is stored, loaded and overwritten; the elements beside it stay what they are.
func.func @main() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 1 : i32
  %p = ub.poison : i32
  %m = memref.alloc() : memref<3xi32>
  memref.store %x, %m[%c0] : memref<3xi32>
  memref.store %p, %m[%c1] : memref<3xi32>
  memref.store %p, %m[%c2] : memref<3xi32>
  memref.store %x, %m[%c2] {nontemporal = true, alignment = 4} : memref<3xi32>
  // CHECK: 1 : i32
  %a = memref.load %m[%c0] : memref<3xi32>
  // CHECK-NEXT: poison : i32
  %b = memref.load %m[%c1] : memref<3xi32>
  // CHECK-NEXT: 1 : i32
  %c = memref.load %m[%c2] : memref<3xi32>
  return %a, %b, %c : i32, i32, i32
}
