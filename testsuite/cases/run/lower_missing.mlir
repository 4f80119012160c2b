// RUN: mlir-interp run %s --lower-missing 2> %t | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAYS < %t
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mlir-interp run %s -e divide --lower-missing --args='dense<[4, 0]>' 2>&1 | FileCheck %s --check-prefix=UNDEFINED
// RUN: mlir-interp run %s -e doubled --lower-missing --args='dense<3>' | FileCheck %s --check-prefix=LOOP
// RUN: echo "next" | mlir-interp step %s -e divide --lower-missing --args='dense<[4, 1]>' | FileCheck %s --check-prefix=STEP
// RUN: cp mlir-interp %t.alone
// RUN: not %t.alone run %s --lower-missing 2>&1 | FileCheck %s --check-prefix=ALONE
// Passes of upstream's bring operations that are not executed here to others; reports and the
// stepper go on to speak of the lines that stand here.
// SAYS: note: `tosa` is not executed yet, and lowered first: {{.*}}mlir-opt{{.*}} --pass-pipeline='builtin.module({{.*}}tosa-to-linalg
// SAYS: note: the passes take out operations that nobody uses: undefined behaviour of those is not seen
// SAYS-NOT: note
// WITHOUT: lower_missing.mlir:[[# @LINE + 14]]:10: error: unsupported operation 'tosa.add': mlir-interp does not execute `tosa` yet
// WITHOUT: {{^}}note: --lower-missing has upstream's passes take it out first
// WITHOUT-NEXT: {{^}}note: --lower COMMAND has a tool of yours take it out first
// WITHOUT-NEXT: {{^}}note: --upstream-dialects reads it, {{.*}} --meaning {{.*}} explain meanings)
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

func.func @doubled(%t: tensor<1xi32>) -> tensor<1xi32> {
  %0 = tosa.while_loop (%now = %t) : (tensor<1xi32>) -> tensor<1xi32> {
    %most = "tosa.const"() {values = dense<10> : tensor<1xi32>} : () -> tensor<1xi32>
    %more = tosa.greater %most, %now : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %no_dims = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
    %one = tosa.reshape %more, %no_dims : (tensor<1xi1>, !tosa.shape<0>) -> tensor<i1>
    tosa.yield %one : tensor<i1>
  } do {
  ^bb0(%now: tensor<1xi32>):
    %next = tosa.add %now, %now : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    tosa.yield %next : tensor<1xi32>
  }
  // LOOP: dense<[12]> : tensor<1xi32>
  return %0 : tensor<1xi32>
}
