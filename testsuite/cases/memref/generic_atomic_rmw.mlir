// RUN: mlir-interp run %s | FileCheck %s
// The region says how; memref.atomic_yield gives what is written. Parallel iterations do not race.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %x, %m[%c1] : memref<2xi32>
  %old = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
  ^bb0(%now: i32):
    %two = arith.constant 2 : i32
    %next = arith.addi %now, %two : i32
    memref.atomic_yield %next : i32
  }
  // CHECK: 1
  vector.print %old : i32
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %before = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
    ^bb0(%now: i32):
      %next = arith.addi %now, %x : i32
      memref.atomic_yield %next : i32
    }
    %again = memref.atomic_rmw addi %x, %m[%c1] : (i32, memref<2xi32>) -> i32
  }
  %last = memref.load %m[%c1] : memref<2xi32>
  // CHECK-NEXT: 23
  vector.print %last : i32
  return
}
