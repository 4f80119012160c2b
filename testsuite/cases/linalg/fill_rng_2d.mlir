// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-opt --linalg-generalize-named-ops %s | mlir-interp run - | FileCheck %s
// Row, column and seed alone decide on a number; it is computed as f64 and rounded at the end.

// CHECK: dense<[{{\[}}0.299264818, 0.813129127], [-0.180147931, 0.333716393]]> : tensor<2x2xf32>
func.func @main() -> tensor<2x2xf32> {
  %min = arith.constant -1.0 : f64
  %max = arith.constant 1.0 : f64
  %seed = arith.constant 7 : i32
  %o = tensor.empty() : tensor<2x2xf32>
  %r = linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%o : tensor<2x2xf32>)
         -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}
