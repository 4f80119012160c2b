// RUN: mlir-interp run %s >%t 2>&1; test $? -eq 6 && FileCheck %s <%t
// Upstream's verifier lets a value go out of a body as it is, where it is wrapped; nothing runs that.

func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %t, %v = async.execute -> !async.value<i32> {
    async.yield %six : i32
  }
  // CHECK: wrapped.mlir:[[#@LINE+1]]:12: error: unsupported: 'async.execute': it has no meaning for values of these types together
  %u, %w = async.execute -> !async.value<i32> {
    async.yield %v : !async.value<i32>
  }
  %r = async.await %w : !async.value<i32>
  return %r : i32
}
