// RUN: mlir-interp run %s | FileCheck %s
// Sizes and element types are variables of their own; `...` stands for all sizes there are.
meaning.type<N, M, E> !toy.array<$N, $M, $E> = tensor<$Nx$Mx$E>
meaning.op<N, M, E> toy.transpose(%x: !toy.array<$N, $M, $E>) -> !toy.array<$M, $N, $E> {
  %to = tensor.empty() : tensor<$Mx$Nx$E>
  %r = linalg.transpose ins(%x : tensor<$Nx$Mx$E>) outs(%to : tensor<$Mx$Nx$E>) permutation = [1, 0]
  return %r : tensor<$Mx$Nx$E>
}
meaning.op<N, M, E> toy.constant() attributes {value} -> !toy.array<$N, $M, $E> {
  %r = arith.constant $value
  return %r : tensor<$Nx$Mx$E>
}
meaning.op<S..., E> toy.first(%x: tensor<$S...x$E>) -> tensor<$S...xindex> {
  %to = tensor.empty() : tensor<$S...xindex>
  %n = arith.constant 7 : index
  %r = linalg.fill ins(%n : index) outs(%to : tensor<$S...xindex>) -> tensor<$S...xindex>
  return %r : tensor<$S...xindex>
}
func.func @main() -> (!toy.array<3, 2, i32>, tensor<2x1x2xindex>) {
  %m = "toy.constant"() {value = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> !toy.array<2, 3, i32>
  %r = "toy.transpose"(%m) : (!toy.array<2, 3, i32>) -> !toy.array<3, 2, i32>
  %t = tensor.empty() : tensor<2x1x2xf32>
  %f = "toy.first"(%t) : (tensor<2x1x2xf32>) -> tensor<2x1x2xindex>
  return %r, %f : !toy.array<3, 2, i32>, tensor<2x1x2xindex>
}
// CHECK: {{\[\[}}1, 4], [2, 5], [3, 6]]> : !toy.array<3, 2, i32>
// CHECK-NEXT: 7> : tensor<2x1x2xindex>
