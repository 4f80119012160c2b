// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// A sum that is regrouped may wrap where the other did not: nsw goes lost.

// CHECK: DIFFERS in '{{.*}}after.mlir': poison in @f
// CHECK: expected
// CHECK: actual         poison
// CHECK: the signed result does not fit, which nsw excludes

//--- before.mlir
func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.addi %0, %c overflow<nsw> : i32
  return %1 : i32
}

//--- after.mlir
func.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.addi %b, %c overflow<nsw> : i32
  %1 = arith.addi %a, %0 overflow<nsw> : i32
  return %1 : i32
}
