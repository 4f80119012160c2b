// RUN: not mlir-interp run %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-interp run %s -e of_body 2>&1 | FileCheck %s --check-prefix=BODY
// RUN: not mlir-interp run %s -e early 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: not mlir-interp run %s -e failed 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: not mlir-interp run %s -e stored 2>&1 | FileCheck %s --check-prefix=STORED
// RUN: not mlir-interp run %s -e full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not mlir-interp run %s -e negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not mlir-interp run %s -e dropped 2>&1 | FileCheck %s --check-prefix=DROPPED
// RUN: not mlir-interp run %s -e too_many 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e resumed 2>&1 | FileCheck %s --check-prefix=RESUMED
// What is used too early, too often, or too late (DECISIONS J4, J5).

func.func @twice() {
  %t = async.runtime.create : !async.token
  // TWICE: runtime.mlir:[[# @LINE + 3]]:3: error: undefined behaviour: it makes a token ready that is ready already
  // TWICE: runtime.mlir:[[# @LINE + 1]]:3: note: it was made ready here
  async.runtime.set_available %t : !async.token
  async.runtime.set_available %t : !async.token
  return
}

func.func @of_body() {
  %size = arith.constant 1 : index
  %g = async.create_group %size : !async.group
  %t = async.execute {
    async.await_all %g
    async.yield
  }
  // BODY: runtime.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: it makes a token ready that is made ready by the body that it is of
  async.runtime.set_available %t : !async.token
  return
}

func.func @early() -> i32 {
  %v = async.runtime.create : !async.value<i32>
  // EARLY: runtime.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: it reads a value that is not ready
  %r = async.runtime.load %v : <i32>
  return %r : i32
}

func.func @failed() -> i32 {
  %v = async.runtime.create : !async.value<i32>
  async.runtime.set_error %v : !async.value<i32>
  // FAILED: runtime.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: it reads a value that is an error
  %r = async.runtime.load %v : <i32>
  return %r : i32
}

func.func @stored() {
  %one = arith.constant 1 : i32
  %v = async.runtime.create : !async.value<i32>
  async.runtime.set_available %v : !async.value<i32>
  // STORED: runtime.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: it stores into a value that is ready, or for a body to give
  async.runtime.store %one, %v : <i32>
  return
}

func.func @full() {
  %size = arith.constant 1 : index
  %g = async.create_group %size : !async.group
  %t = async.execute { async.yield }
  %first = async.add_to_group %t, %g : !async.token
  // FULL: runtime.mlir:[[# @LINE + 1]]:13: error: undefined behaviour: the group has room for 1 token and values, which it has already
  %second = async.add_to_group %t, %g : !async.token
  return
}

func.func @negative() {
  %size = arith.constant -1 : index
  // NEGATIVE: runtime.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a group of -1 tokens and values
  %g = async.create_group %size : !async.group
  return
}

func.func @dropped() {
  %t = async.runtime.create : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  async.runtime.set_available %t : !async.token
  // DROPPED: runtime.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: it uses a token whose last reference was dropped
  async.runtime.await %t : !async.token
  return
}

func.func @too_many() {
  %t = async.runtime.create : !async.token
  // MANY: runtime.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: more references are dropped than the token has
  async.runtime.drop_ref %t {count = 2 : i64} : !async.token
  return
}

func.func @resumed() {
  %id = async.coro.id
  %coroutine = async.coro.begin %id
  %state = async.coro.save %coroutine
  async.runtime.resume %coroutine
  // RESUMED: runtime.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: a coroutine is resumed that something goes on with already
  async.runtime.resume %coroutine
  async.coro.suspend %state, ^end, ^end, ^end
^end:
  async.coro.end %coroutine
  return
}
