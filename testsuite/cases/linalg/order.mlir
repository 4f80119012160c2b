// RUN: mlir-interp run %s -e rows | FileCheck %s --check-prefix=ROWS
// RUN: mlir-interp run %s -e product | FileCheck %s --check-prefix=PRODUCT
// Sums are made in the order of the loops (L3): floats tell.

// 1e8 + 1 is 1e8, and so the first 1 is lost, and the second not.
// ROWS: dense<[1.000000e+00, 0.000000e+00]> : tensor<2xf32>
func.func @rows() -> tensor<2xf32> {
  %a = arith.constant dense<[[1.0e8, 1.0, -1.0e8, 1.0], [1.0, 1.0e8, -1.0e8, 0.0]]> : tensor<2x4xf32>
  %zero = arith.constant dense<0.0> : tensor<2xf32>
  %r = linalg.reduce { arith.addf } ins(%a : tensor<2x4xf32>) outs(%zero : tensor<2xf32>) dimensions = [1]
  return %r : tensor<2xf32>
}

// What the output holds comes first.
// PRODUCT: dense<{{\[\[}}0.000000e+00]]> : tensor<1x1xf32>
func.func @product() -> tensor<1x1xf32> {
  %a = arith.constant dense<[[1.0e8, -1.0e8]]> : tensor<1x2xf32>
  %b = arith.constant dense<1.0> : tensor<2x1xf32>
  %one = arith.constant dense<1.0> : tensor<1x1xf32>
  %r = linalg.matmul ins(%a, %b : tensor<1x2xf32>, tensor<2x1xf32>) outs(%one : tensor<1x1xf32>) -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
