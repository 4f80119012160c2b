// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e awaited --seed=3 2>&1 | FileCheck %s --check-prefix=AWAITED
// A value that is ready, and that nobody stored, is nothing to read (DECISIONS J4).
func.func @main() -> i32 {
  %v = async.runtime.create : !async.value<i32>
  // CHECK: unstored.mlir:[[#@LINE+4]]:8: error: undefined behaviour
  // CHECK: unstored.mlir:[[#@LINE+2]]:3: note: it was made ready here
  // CHECK: note: the rule is decision J4
  async.runtime.set_available %v : !async.value<i32>
  %x = async.runtime.load %v : <i32>
  return %x : i32
}
func.func @awaited() -> i32 {
  %v = async.runtime.create : !async.value<i32>
  async.runtime.set_available %v : !async.value<i32>
  // AWAITED: unstored.mlir:[[#@LINE+1]]:8: error: undefined behaviour: it reads a value that nobody has stored
  %x = async.await %v : !async.value<i32>
  return %x : i32
}
