// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed=1 | FileCheck %s --check-prefix=SEED
// NaN loses; of -0.0 and +0.0 either may come out, by the seed.
func.func @main() -> (vector<5xf32>, vector<5xf32>, vector<5xf32>) {
  %a = arith.constant dense<[1.0, 0x7FC00000, -0.0, 0.0, 2.0]> : vector<5xf32>
  %b = arith.constant dense<[2.0, 1.0, 0.0, -0.0, 0xFF800000]> : vector<5xf32>
  // SEED: dense<[1.000000e+00, 1.000000e+00, 0.000000e+00, 
  // CHECK: dense<[1.000000e+00, 1.000000e+00, -0.000000e+00, -0.000000e+00, 0xFF800000]> : vector<5xf32>
  %plain = arith.minnumf %a, %b : vector<5xf32>
  // CHECK-NEXT: dense<[1.000000e+00, poison, -0.000000e+00, -0.000000e+00, 0xFF800000]> : vector<5xf32>
  %nnan = arith.minnumf %a, %b fastmath<nnan> : vector<5xf32>
  // CHECK-NEXT: dense<[1.000000e+00, 1.000000e+00, -0.000000e+00, -0.000000e+00, poison]> : vector<5xf32>
  %ninf = arith.minnumf %a, %b fastmath<ninf> : vector<5xf32>
  return %plain, %nnan, %ninf : vector<5xf32>, vector<5xf32>, vector<5xf32>
}
