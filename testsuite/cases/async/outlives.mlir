// RUN: mlir-interp run %s | FileCheck %s --check-prefix=EAGER --allow-empty
// RUN: for seed in 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed=$seed 2>&1; done | FileCheck %s
// A body may run when memory that it uses has ended.
// EAGER-NOT: error
func.func private @begin(%v: i32) -> !async.token {
  %m = memref.alloca() : memref<i32>
  %t = async.execute {
    // CHECK: outlives.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
    memref.store %v, %m[] : memref<i32>
    async.yield
  }
  return %t : !async.token
}

func.func @main() {
  %five = arith.constant 5 : i32
  %t = call @begin(%five) : (i32) -> !async.token
  async.await %t : !async.token
  return
}
