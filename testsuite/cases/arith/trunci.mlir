// RUN: mlir-interp run %s | FileCheck %s
// The low bits; nsw and nuw make poison of what changes by that.
func.func @main() -> (vector<4xi8>, vector<4xi8>, vector<4xi8>) {
  %a = arith.constant dense<[300, 127, -1, 128]> : vector<4xi16>
  // CHECK: dense<[44, 127, -1, -128]> : vector<4xi8>
  %plain = arith.trunci %a : vector<4xi16> to vector<4xi8>
  // CHECK-NEXT: dense<[poison, 127, -1, poison]> : vector<4xi8>
  %nsw = arith.trunci %a overflow<nsw> : vector<4xi16> to vector<4xi8>
  // CHECK-NEXT: dense<[poison, 127, poison, -128]> : vector<4xi8>
  %nuw = arith.trunci %a overflow<nuw> : vector<4xi16> to vector<4xi8>
  return %plain, %nsw, %nuw : vector<4xi8>, vector<4xi8>, vector<4xi8>
}
