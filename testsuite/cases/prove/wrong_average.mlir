// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// The average of two numbers by their sum: it wraps.

// CHECK: DIFFERS in '{{.*}}after.mlir': wrong result in @f
// CHECK: first departs  'arith.xori' at {{.*}}, and then 'arith.addi' gives

//--- before.mlir
func.func @f(%a: i64, %b: i64) -> i64 {
  %one = arith.constant 1 : i64
  %0 = arith.andi %a, %b : i64
  %1 = arith.xori %a, %b : i64
  %2 = arith.shrui %1, %one : i64
  %3 = arith.addi %0, %2 : i64
  return %3 : i64
}

//--- after.mlir
func.func @f(%a: i64, %b: i64) -> i64 {
  %one = arith.constant 1 : i64
  %0 = arith.addi %a, %b : i64
  %1 = arith.shrui %0, %one : i64
  return %1 : i64
}
