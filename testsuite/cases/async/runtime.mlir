// RUN: for seed in 0 1 2 3 4 5 6 7 8 9; do mlir-interp run %s --seed=$seed; done | sort -u | FileCheck %s --match-full-lines
// RUN: mlir-interp diff %S/execute.mlir --passes=async-func-to-async-runtime,async-to-async-runtime 2>&1 | FileCheck %s --check-prefix=DIFF
// RUN: mlir-interp diff %S/execute.mlir '--passes=async-func-to-async-runtime,async-to-async-runtime,func.func(async-runtime-ref-counting,async-runtime-ref-counting-opt)' 2>&1 | FileCheck %s --check-prefix=DIFF
// What upstream lowers bodies and functions to.
// DIFF-NOT: DIFFERS
// DIFF: no counterexample
func.func @main() -> (i32, i1, index) {
  %one = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %v = async.runtime.create : !async.value<i32>
  %group = async.runtime.create_group %one : !async.group
  async.runtime.add_ref %v {count = 1 : i64} : !async.value<i32>
  %rank = async.runtime.add_to_group %v, %group : !async.value<i32>
  async.runtime.store %nine, %v : <i32>
  async.runtime.set_available %v : !async.value<i32>
  async.runtime.await %group : !async.group
  %failed = async.runtime.is_error %group : !async.group
  %r = async.runtime.load %v : <i32>
  async.runtime.drop_ref %v {count = 2 : i64} : !async.value<i32>
  %threads = async.runtime.num_worker_threads : index
  // CHECK: 4 : index
  // CHECK-NEXT: 9 : i32
  // CHECK-NEXT: false : i1
  // CHECK-NOT: {{.}}
  return %r, %failed, %threads : i32, i1, index
}
