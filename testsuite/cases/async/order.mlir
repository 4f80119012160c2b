// RUN: mlir-interp run %s | FileCheck %s
// RUN: for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do mlir-interp run %s --seed=$seed | tr '\n' ' '; echo; done | sort -u | FileCheck %s --check-prefix=OTHER
// When a body runs is a choice (DECISIONS J1): seed 0 runs it where it begins, if it depends on nothing.
// CHECK: 1
// CHECK-NEXT: 2
// CHECK-NEXT: 3
// OTHER-DAG: {{^}}1 2 3
// OTHER-DAG: {{^}}2 1 3
// OTHER-DAG: {{^}}2 3 1
func.func @main() {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %t = async.execute {
    vector.print %c1 : i32
    async.yield
  }
  vector.print %c2 : i32
  %u = async.execute {
    async.yield
  }
  async.await %u : !async.token
  vector.print %c3 : i32
  // Nobody waits for %t: the program does, when it is over.
  return
}
