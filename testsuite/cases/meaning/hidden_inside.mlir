// RUN: printf 'step\nstep\nstep\nstep\nstep\nstep\nstep\nstep\nquit\n' | mlir-interp step %s | FileCheck %s
// RUN: printf 'step\nstep\nstep\nstep\nstep\nquit\n' | mlir-interp step %s --inside-meanings | FileCheck %s --check-prefix=INSIDE
// What a meaning runs is seen by nobody who does not ask: neither the points of its linalg nor the
// functions that it calls. The program's own uses of both are.
func.func @twice(%x: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = arith.addi %x, %x : tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
meaning.op my.transpose(%x: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %r = linalg.transpose ins(%x : tensor<1x1xi32>) outs(%x : tensor<1x1xi32>) permutation = [1, 0]
  %s = func.call @twice(%r) : (tensor<1x1xi32>) -> tensor<1x1xi32>
  return %s : tensor<1x1xi32>
}
func.func @main() -> tensor<1x1xi32> {
  %x = arith.constant dense<1> : tensor<1x1xi32>
  %a = "my.transpose"(%x) : (tensor<1x1xi32>) -> tensor<1x1xi32>
  %b = linalg.transpose ins(%a : tensor<1x1xi32>) outs(%x : tensor<1x1xi32>) permutation = [1, 0]
  %c = func.call @twice(%b) : (tensor<1x1xi32>) -> tensor<1x1xi32>
  return %c : tensor<1x1xi32>
}
// CHECK: #2 my.transpose in @main
// CHECK: #3 linalg.transpose in @main
// CHECK: #4 affine.store in linalg.transpose
// CHECK: #5 func.call in @main
// CHECK: #6 arith.addi in @twice
// CHECK: #7 func.return in @twice
// CHECK: #8 func.return in @main

// INSIDE: #2 my.transpose in @main
// INSIDE: #3 linalg.transpose in my.transpose
// INSIDE: #4 affine.store in linalg.transpose
// INSIDE: #5 func.call in my.transpose
// INSIDE: #6 arith.addi in @twice
