// RUN: mlir-interp run %s | FileCheck %s
// A result whose elements are all the same is printed once, also where bytes lie between them that nobody writes.
func.func @main() -> (tensor<4xf80>, tensor<4xf64>, tensor<2x2xi65>, tensor<4xtf32>, tensor<4xi24>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>) {
  // CHECK: dense<1.500000e+00> : tensor<4xf80>
  %f80 = arith.constant dense<1.5> : tensor<4xf80>
  // CHECK: dense<1.500000e+00> : tensor<4xf64>
  %f64 = arith.constant dense<1.5> : tensor<4xf64>
  // CHECK: dense<-1> : tensor<2x2xi65>
  %i65 = arith.constant dense<-1> : tensor<2x2xi65>
  // CHECK: dense<1.500000e+00> : tensor<4xtf32>
  %tf32 = arith.constant dense<1.5> : tensor<4xtf32>
  // CHECK: dense<3> : tensor<4xi24>
  %i24 = arith.constant dense<3> : tensor<4xi24>
  // CHECK: dense<3.000000e+00> : tensor<2xf80>
  %x = arith.constant dense<[1.0, 2.0]> : tensor<2xf80>
  %y = arith.constant dense<[2.0, 1.0]> : tensor<2xf80>
  %sum = arith.addf %x, %y : tensor<2xf80>
  // Zeros of two signs are two numbers.
  // CHECK: dense<[0.000000e+00, -0.000000e+00]> : tensor<2xf80>
  %zeros = arith.constant dense<[0.0, -0.0]> : tensor<2xf80>
  // CHECK: dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf80>
  return %f80, %f64, %i65, %tf32, %i24, %sum, %zeros, %x : tensor<4xf80>, tensor<4xf64>, tensor<2x2xi65>, tensor<4xtf32>, tensor<4xi24>, tensor<2xf80>, tensor<2xf80>, tensor<2xf80>
}
