// RUN: mlir-interp run %s | FileCheck %s
// Of negative numbers too.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[27.0, -8.0, 2.0, 0xFF800000]> : vector<4xf32>
  // CHECK: dense<[3.000000e+00, -2.000000e+00, 1.25992107, 0xFF800000]> : vector<4xf32>
  %plain = math.cbrt %a : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, -2.000000e+00, 1.25992107, 0xFF800000]> : vector<4xf32>
  %nnan = math.cbrt %a fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[3.000000e+00, -2.000000e+00, 1.25992107, poison]> : vector<4xf32>
  %ninf = math.cbrt %a fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
