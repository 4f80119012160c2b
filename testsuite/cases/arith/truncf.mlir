// RUN: mlir-interp run %s | FileCheck %s
// 1.00048828125 lies midway between two numbers of f16; 65520 is too large for it.
func.func @main() -> (vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>,
    vector<3xf16>, vector<3xf16>, f16) {
  %a = arith.constant dense<[1.00048828125, -1.00048828125, 65520.0]> : vector<3xf32>
  %n = arith.constant 0x7FC00000 : f32
  // CHECK: dense<[1.000000e+00, -1.000000e+00, 0x7C00]> : vector<3xf16>
  %plain = arith.truncf %a : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000000e+00, -1.000000e+00, 0x7C00]> : vector<3xf16>
  %even = arith.truncf %a to_nearest_even : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000000e+00, -1.000980e+00, 6.550400e+04]> : vector<3xf16>
  %down = arith.truncf %a downward : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000980e+00, -1.000000e+00, 0x7C00]> : vector<3xf16>
  %up = arith.truncf %a upward : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000000e+00, -1.000000e+00, 6.550400e+04]> : vector<3xf16>
  %zero = arith.truncf %a toward_zero : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000980e+00, -1.000980e+00, 0x7C00]> : vector<3xf16>
  %away = arith.truncf %a to_nearest_away : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: dense<[1.000000e+00, -1.000000e+00, poison]> : vector<3xf16>
  %ninf = arith.truncf %a fastmath<ninf> : vector<3xf32> to vector<3xf16>
  // CHECK-NEXT: poison : f16
  %nnan = arith.truncf %n fastmath<nnan> : f32 to f16
  return %plain, %even, %down, %up, %zero, %away, %ninf, %nnan : vector<3xf16>, vector<3xf16>,
      vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, f16
}
