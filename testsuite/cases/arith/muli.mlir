// RUN: mlir-interp run %s | FileCheck %s
// Products wrap around; nsw and nuw make poison of those that do not fit.
func.func @main() -> (vector<4xi8>, vector<4xi8>, vector<4xi8>) {
  %a = arith.constant dense<[3, 64, -128, -1]> : vector<4xi8>
  %b = arith.constant dense<[-5, 2, -1, -1]> : vector<4xi8>
  // CHECK: dense<[-15, -128, -128, 1]> : vector<4xi8>
  %plain = arith.muli %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[-15, poison, poison, 1]> : vector<4xi8>
  %nsw = arith.muli %a, %b overflow<nsw> : vector<4xi8>
  // CHECK-NEXT: dense<[poison, -128, poison, poison]> : vector<4xi8>
  %nuw = arith.muli %a, %b overflow<nuw> : vector<4xi8>
  return %plain, %nsw, %nuw : vector<4xi8>, vector<4xi8>, vector<4xi8>
}
