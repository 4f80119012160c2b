// RUN: for seed in 0 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed=$seed; done | sort -u | FileCheck %s --match-full-lines
// A coroutine goes on beside its caller, and waits for a token.
// CHECK: 8 : i32
// CHECK-NOT: {{.}}
func.func private @twice(%x: i32, %before: !async.token) -> !async.value<i32> {
  %v = async.runtime.create : !async.value<i32>
  %id = async.coro.id
  %coroutine = async.coro.begin %id
  %saved = async.coro.save %coroutine
  async.runtime.resume %coroutine
  async.coro.suspend %saved, ^suspend, ^begin, ^cleanup
^begin:
  %state = async.coro.save %coroutine
  async.runtime.await_and_resume %before, %coroutine : !async.token
  async.coro.suspend %state, ^suspend, ^resume, ^cleanup
^resume:
  %y = arith.addi %x, %x : i32
  async.runtime.store %y, %v : <i32>
  async.runtime.set_available %v : !async.value<i32>
  cf.br ^cleanup
^cleanup:
  async.coro.free %id, %coroutine
  cf.br ^suspend
^suspend:
  async.coro.end %coroutine
  return %v : !async.value<i32>
}

func.func @main() -> i32 {
  %four = arith.constant 4 : i32
  %t = async.runtime.create : !async.token
  %v = call @twice(%four, %t) : (i32, !async.token) -> !async.value<i32>
  async.runtime.set_available %t : !async.token
  async.runtime.await %v : !async.value<i32>
  %r = async.runtime.load %v : <i32>
  return %r : i32
}
