// RUN: mlir-interp run %s --max-depth=0 | FileCheck %s
// RUN: not mlir-interp run %s --max-depth=1200000 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: mlir-interp run %s --max-depth=1200002 | FileCheck %s
// Calls stand within each other as deep as memory allows, and not one deeper than a limit says.
func.func @depth(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %done = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %done -> i64 {
    scf.yield %zero : i64
  } else {
    %less = arith.subi %n, %one : i64
    // LIMIT: [[#@LINE+1]]:{{.*}} error: limit reached: more than 1200000 calls stand within each other
    %below = func.call @depth(%less) : (i64) -> i64
    %more = arith.addi %below, %one : i64
    scf.yield %more : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  // CHECK: 1200000 : i64
  %n = arith.constant 1200000 : i64
  %r = func.call @depth(%n) : (i64) -> i64
  return %r : i64
}
