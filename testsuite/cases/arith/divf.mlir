// RUN: mlir-interp run %s | FileCheck %s
// Division by zero is defined.
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %a = arith.constant dense<[1.0, 1.0, 0.0, -1.0]> : vector<4xf32>
  %b = arith.constant dense<[3.0, 0.0, 0.0, 0.0]> : vector<4xf32>
  // CHECK: dense<[0.333333343, 0x7F800000, 0x7FC00000, 0xFF800000]> : vector<4xf32>
  %plain = arith.divf %a, %b : vector<4xf32>
  // CHECK-NEXT: dense<[0.333333343, 0x7F800000, poison, 0xFF800000]> : vector<4xf32>
  %nnan = arith.divf %a, %b fastmath<nnan> : vector<4xf32>
  // CHECK-NEXT: dense<[0.333333343, poison, 0x7FC00000, poison]> : vector<4xf32>
  %ninf = arith.divf %a, %b fastmath<ninf> : vector<4xf32>
  return %plain, %nnan, %ninf : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
