// RUN: mlir-interp run %s | FileCheck %s
// Differences wrap around; nsw and nuw make poison of those that do not fit.
func.func @main() -> (vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>) {
  %a = arith.constant dense<[5, -128, 0, -1]> : vector<4xi8>
  %b = arith.constant dense<[3, 1, 1, -1]> : vector<4xi8>
  // CHECK: dense<[2, 127, -1, 0]> : vector<4xi8>
  %plain = arith.subi %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[2, poison, -1, 0]> : vector<4xi8>
  %nsw = arith.subi %a, %b overflow<nsw> : vector<4xi8>
  // CHECK-NEXT: dense<[2, 127, poison, 0]> : vector<4xi8>
  %nuw = arith.subi %a, %b overflow<nuw> : vector<4xi8>
  // CHECK-NEXT: dense<[2, poison, poison, 0]> : vector<4xi8>
  %both = arith.subi %a, %b overflow<nsw, nuw> : vector<4xi8>
  return %plain, %nsw, %nuw, %both : vector<4xi8>, vector<4xi8>, vector<4xi8>, vector<4xi8>
}
