// RUN: for seed in 0 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed=$seed; done | sort -u | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e awaited 2>&1 | FileCheck %s --check-prefix=AWAITED
// RUN: not mlir-interp run %s -e called 2>&1 | FileCheck %s --check-prefix=CALLED
// RUN: not mlir-interp run %s -e asserted 2>&1 | FileCheck %s --check-prefix=ASSERTED
// What depends on an error, or awaits one, is an error (DECISIONS J3).
func.func @main() -> (i1, i1, i1) {
  %size = arith.constant 1 : index
  %three = arith.constant 3 : i32
  %t = async.runtime.create : !async.token
  %u, %x = async.execute [%t] -> !async.value<i32> {
    vector.print %three : i32
    async.yield %three : i32
  }
  %w = async.execute {
    %y = async.await %x : !async.value<i32>
    vector.print %y : i32
    async.yield
  }
  %g = async.create_group %size : !async.group
  %rank = async.add_to_group %w, %g : !async.token
  async.runtime.set_error %t : !async.token
  async.runtime.await %u : !async.token
  %e = async.runtime.is_error %x : !async.value<i32>
  async.runtime.await %w : !async.token
  %f = async.runtime.is_error %w : !async.token
  async.runtime.await %g : !async.group
  %h = async.runtime.is_error %g : !async.group
  // CHECK: true : i1
  // CHECK-NOT: {{.}}
  return %e, %f, %h : i1, i1, i1
}

// What the body calls stops the program as ever.
func.func private @check(%good: i1) {
  cf.assert %good, "not good"
  return
}

func.func @called() {
  %false = arith.constant false
  %t = async.execute {
    // CALLED: errors.mlir:[[# @LINE - 7]]:3: error: the program stopped itself: assertion failed: not good
    func.call @check(%false) : (i1) -> ()
    async.yield
  }
  return
}

func.func @asserted() {
  %false = arith.constant false
  %t = async.execute {
    // ASSERTED: errors.mlir:[[# @LINE + 5]]:3: error: the program stopped itself: Awaited async operand is in error state
    // ASSERTED: errors.mlir:[[# @LINE + 1]]:5: note: it became an error here
    cf.assert %false, "not good"
    async.yield
  }
  async.await %t : !async.token
  return
}

func.func @awaited() {
  %t = async.runtime.create : !async.token
  // AWAITED: errors.mlir:[[# @LINE + 3]]:3: error: the program stopped itself: Awaited async operand is in error state
  // AWAITED: errors.mlir:[[# @LINE + 1]]:3: note: it became an error here
  async.runtime.set_error %t : !async.token
  async.await %t : !async.token
  return
}
