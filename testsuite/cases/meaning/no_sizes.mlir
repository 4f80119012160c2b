// RUN: mlir-interp run %s | FileCheck %s
// `$S...` in a shape stands for all of its sizes, of which there may be none; element($T) stands in signatures, too.
meaning.op<S..., E> my.twice(%x: tensor<$S...x$E>) -> tensor<$S...x$E> {
  %r = arith.addi %x, %x : tensor<$S...x$E>
  return %r : tensor<$S...x$E>
}
meaning.op<T> my.five(%x: $T) -> element($T) {
  %r = arith.constant 5 : element($T)
  return %r : element($T)
}
func.func @main() -> (tensor<i32>, tensor<2x1xi8>, i32, i8) {
  %a = arith.constant dense<3> : tensor<i32>
  %b = arith.constant dense<4> : tensor<2x1xi8>
  %c = "my.twice"(%a) : (tensor<i32>) -> tensor<i32>
  %d = "my.twice"(%b) : (tensor<2x1xi8>) -> tensor<2x1xi8>
  %e = "my.five"(%c) : (tensor<i32>) -> i32
  %f = "my.five"(%d) : (tensor<2x1xi8>) -> i8
  return %c, %d, %e, %f : tensor<i32>, tensor<2x1xi8>, i32, i8
}
// CHECK: dense<6> : tensor<i32>
// CHECK-NEXT: dense<8> : tensor<2x1xi8>
// CHECK-NEXT: 5 : i32
// CHECK-NEXT: 5 : i8
