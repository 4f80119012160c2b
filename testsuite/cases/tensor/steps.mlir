// RUN: mlir-interp run %s --max-steps 6
// RUN: mlir-interp run %s --max-steps 6 --stats
// RUN: not mlir-interp run %s --max-steps 5
// RUN: not mlir-interp run %s --max-steps 5 --stats
// Whether a tensor is copied to be changed depends on who else holds it: it takes no steps.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %none = tensor.empty() : tensor<40xi32>
  %one = tensor.insert %v into %none[%c0] : tensor<40xi32>
  %other = tensor.insert %v into %none[%c0] : tensor<40xi32>
  return %v : i32
}
