// RUN: mlir-interp run %s | FileCheck %s
// Poison combines to poison; an assignment takes what comes.
func.func @main() -> (i32, i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1 : i32
  %p = ub.poison : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %x, %m[%c0] : memref<1xi32>
  // CHECK: 1 : i32
  %a = memref.atomic_rmw addi %p, %m[%c0] : (i32, memref<1xi32>) -> i32
  // CHECK-NEXT: poison : i32
  %b = memref.atomic_rmw addi %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  // CHECK-NEXT: poison : i32
  %c = memref.atomic_rmw assign %x, %m[%c0] : (i32, memref<1xi32>) -> i32
  // CHECK-NEXT: 1 : i32
  %d = memref.load %m[%c0] : memref<1xi32>
  return %a, %b, %c, %d : i32, i32, i32, i32
}
