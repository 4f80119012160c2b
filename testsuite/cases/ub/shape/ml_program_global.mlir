// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An initial value of another size than the type says (T5).
ml_program.global private @g(dense<0> : tensor<2xi8>) : tensor<3xi8>
func.func @main() -> tensor<3xi8> {
  // CHECK: ml_program_global.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 2 in the tensor, but 3 in its type
  %t = ml_program.global_load_const @g : tensor<3xi8>
  return %t : tensor<3xi8>
}
