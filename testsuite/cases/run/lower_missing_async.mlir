// RUN: mlir-interp run %s --lower-missing 2> %t | FileCheck %s --match-full-lines
// RUN: FileCheck %s --check-prefix=SAYS < %t
// RUN: mlir-interp run %s --lower-missing --seed=3 2> /dev/null | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e lost --lower-missing 2>&1 | FileCheck %s --check-prefix=LOST
// The async dialect by upstream's lowering: coroutines, and the functions of its runtime.
// SAYS: note: `async` is not executed yet, and lowered first: {{.*}}mlir-opt{{.*}} --pass-pipeline='builtin.module({{.*}}convert-async-to-llvm

async.func @fib(%n: i64) -> !async.value<i64> {
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %small = arith.cmpi slt, %n, %c2 : i64
  cf.cond_br %small, ^small, ^large
^small:
  return %n : i64
^large:
  %a = arith.subi %n, %c1 : i64
  %b = arith.subi %n, %c2 : i64
  %fa = async.call @fib(%a) : (i64) -> !async.value<i64>
  %fb = async.call @fib(%b) : (i64) -> !async.value<i64>
  %x = async.await %fa : !async.value<i64>
  %y = async.await %fb : !async.value<i64>
  %s = arith.addi %x, %y : i64
  return %s : i64
}

func.func @main() -> i64 {
  %n = arith.constant 10 : i64
  %v = async.call @fib(%n) : (i64) -> !async.value<i64>
  %seven = arith.constant 7 : i64
  %t = async.execute {
    vector.print %seven : i64
    async.yield
  }
  async.await %t : !async.token
  %r = async.await %v : !async.value<i64>
  // CHECK: 7
  // CHECK-NEXT: 55 : i64
  return %r : i64
}

// Nobody waits for who reads it.
func.func @lost() -> f32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<1xf32>
  %t, %v = async.execute -> !async.value<f32> {
    // LOST: lower_missing_async.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the memory is used after it was freed
    %x = memref.load %m[%c0] : memref<1xf32>
    async.yield %x : f32
  }
  // LOST: lower_missing_async.mlir:[[# @LINE + 1]]:3: note: and was freed here
  memref.dealloc %m : memref<1xf32>
  %r = async.await %v : !async.value<f32>
  return %r : f32
}
