// RUN: split-file %s %t
// RUN: for f in %t/*.mlir; do for seed in 0 1 2 3 4 5 6 7 8 9; do not mlir-interp run $f --seed=$seed 2>&1 | grep 'error: the program stopped itself: a deadlock' > /dev/null || exit 1; done; done
// RUN: not mlir-interp run %t/two.mlir 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not mlir-interp run %t/few.mlir 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not mlir-interp run %t/left.mlir 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not mlir-interp run %t/unbegun.mlir 2>&1 | FileCheck %s --check-prefix=UNBEGUN
// What nothing can make ready is awaited (DECISIONS J2): the report follows who waits for whom.

//--- two.mlir
func.func @main() {
  %c1 = arith.constant 1 : index
  // TWO: two.mlir:11:3: error: the program stopped itself: a deadlock: nothing is left to run that could make the token ready
  // TWO: two.mlir:6:8: note: the token is that of this 'async.execute'
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    async.await_all %g
    async.yield
  }
  %r = async.add_to_group %t, %g : !async.token
  async.await %t : !async.token
  return
}

//--- few.mlir
func.func @main() {
  %c2 = arith.constant 2 : index
  // FEW: few.mlir:8:3: error: the program stopped itself: a deadlock: nothing is left to run that could make the group ready
  // FEW: few.mlir:5:8: note: the group was made here, for 2 tokens and values, and 1 was added
  %g = async.create_group %c2 : !async.group
  %t = async.execute { async.yield }
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}

//--- left.mlir
func.func @main() {
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    // LEFT: left.mlir:6:5: error: the program stopped itself: a deadlock: nothing is left to run that could make the group ready
    async.await_all %g
    async.yield
  }
  return
}

//--- unbegun.mlir
func.func @main() {
  // UNBEGUN: unbegun.mlir:5:8: error: the program stopped itself: a deadlock: nothing is left to run that could make the token ready
  // UNBEGUN: unbegun.mlir:4:8: note: the token was made here, and nothing makes it ready
  %t = async.runtime.create : !async.token
  %u = async.execute [%t] { async.yield }
  return
}

//--- function.mlir
async.func @f(%g: !async.group) -> !async.token {
  async.await_all %g
  return
}
func.func @main() {
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  %t = async.call @f(%g) : (!async.group) -> !async.token
  %r = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return
}
