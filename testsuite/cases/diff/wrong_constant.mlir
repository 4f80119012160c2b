// RUN: not mlir-interp diff %s --with=%S/Inputs/wrong_constant.mlir | FileCheck %s

// Another number is another program.
// CHECK: DIFFERS
// CHECK: where {{ *}}result 0
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
