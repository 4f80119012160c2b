// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// Of 2^64 numbers one alone shows it, which no sample meets: the solver finds it, and the run confirms it.

// CHECK: DIFFERS in '{{.*}}after.mlir': wrong result in @f
// CHECK: input          --entry=f --args='-4264352808794319103 : i64'
// CHECK: native before  0 : i64
// CHECK: native after   -4264352808794319103 : i64

//--- before.mlir
func.func @f(%a: i64) -> i64 {
  %k = arith.constant 0x9E3779B97F4A7C15 : i64
  %c = arith.constant 123456789123456789 : i64
  %zero = arith.constant 0 : i64
  %0 = arith.muli %a, %k : i64
  %1 = arith.cmpi eq, %0, %c : i64
  %2 = arith.select %1, %zero, %a : i64
  return %2 : i64
}

//--- after.mlir
func.func @f(%a: i64) -> i64 {
  return %a : i64
}
