// RUN: mlir-interp run %s --lower-missing 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAYS < %t
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mlir-interp run %s -e divide --lower-missing --args='dense<[4, 0]>' 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// RUN: echo "next" | mlir-interp step %s -e divide --lower-missing --args='dense<[4, 1]>' | FileCheck %s --check-prefix=STEP
// RUN: cp mlir-interp %t.alone
// RUN: not %t.alone run %s --lower-missing 2>&1 | FileCheck %s --check-prefix=ALONE
// Passes of upstream's bring operations that are not executed here to others; reports and the
// stepper go on to speak of the lines that stand here.
// SAYS: note: `quant` is not executed yet, and lowered first: {{.*}}mlir-opt{{.*}} --pass-pipeline='builtin.module(func.func(lower-quant-ops)
// SAYS: note: `tosa` is not executed yet, and lowered first: {{.*}}mlir-opt{{.*}} --pass-pipeline='builtin.module({{.*}}tosa-to-linalg
// SAYS-NOT: note
// WITHOUT: lower_missing.mlir:[[# @LINE + 8]]:8: error: unsupported operation 'quant.qcast': mlir-interp does not execute `quant` yet
// ALONE: error: --lower-missing: mlir-interp-native is not there
// STEP: #1 tensor.empty in @divide, line [[# @LINE + 16]]

!quantized = !quant.uniform<i8:f32, 2.0:10>

func.func @main() -> (tensor<2xi32>, i8) {
  %f = arith.constant 7.0 : f32
  %q = quant.qcast %f : f32 to !quantized
  %i = quant.scast %q : !quantized to i8
  %a = arith.constant dense<[1, -2]> : tensor<2xi32>
  %sum = tosa.add %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // CHECK: dense<[2, -4]> : tensor<2xi32>
  // CHECK: 13 : i8
  return %sum, %i : tensor<2xi32>, i8
}

func.func @divide(%a: tensor<2xi32>) -> tensor<2xi32> {
  %sum = tosa.add %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  // UNDEFINED: lower_missing.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the divisor is zero
  %q = tosa.intdiv %a, %sum
       : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %q : tensor<2xi32>
}
