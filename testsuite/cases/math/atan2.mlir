// RUN: mlir-interp run %s | FileCheck %s
// All quadrants, and the points that no angle has.
func.func @main() -> (vector<6xf32>, vector<6xf32>, vector<6xf32>) {
  %a = arith.constant dense<[1.0, -1.0, 0.0, -0.0, 0x7F800000, 0x7FC00000]> : vector<6xf32>
  %b = arith.constant dense<[1.0, -1.0, -0.0, 1.0, 0xFF800000, 1.0]> : vector<6xf32>
  // CHECK: dense<[0.785398185, -2.3561945, 3.14159274, -0.000000e+00, 2.3561945, 0x7FC00000]> : vector<6xf32>
  %plain = math.atan2 %a, %b : vector<6xf32>
  // CHECK-NEXT: dense<[0.785398185, -2.3561945, 3.14159274, -0.000000e+00, 2.3561945, poison]> : vector<6xf32>
  %nnan = math.atan2 %a, %b fastmath<nnan> : vector<6xf32>
  // CHECK-NEXT: dense<[0.785398185, -2.3561945, 3.14159274, -0.000000e+00, poison, 0x7FC00000]> : vector<6xf32>
  %ninf = math.atan2 %a, %b fastmath<ninf> : vector<6xf32>
  return %plain, %nnan, %ninf : vector<6xf32>, vector<6xf32>, vector<6xf32>
}
