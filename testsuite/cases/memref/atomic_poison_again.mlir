// RUN: mlir-interp run %s | FileCheck %s

// What was poison in a region once is not when the region runs again.
// CHECK: 1
// CHECK-NEXT: 6
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : i32
  %poison = ub.poison : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %poison, %m[%c0] : memref<1xi32>
  scf.for %i = %c0 to %c2 step %c1 {
    %was = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
    ^bb0(%old: i32):
      %one = arith.constant 1 : i32
      %sum = arith.addi %old, %one : i32
      %first = arith.cmpi eq, %i, %c0 : index
      %new = arith.select %first, %one, %sum : i32
      memref.atomic_yield %new : i32
    }
    %now = memref.load %m[%c0] : memref<1xi32>
    vector.print %now : i32
    memref.store %five, %m[%c0] : memref<1xi32>
  }
  return
}
