// RUN: mlir-interp run %s | FileCheck %s
// Amounts of the width and more give poison (the amount has no sign); nsw and nuw make poison
// where bits go lost.
func.func @main() -> (vector<5xi8>, vector<5xi8>, vector<5xi8>) {
  %a = arith.constant dense<[5, 64, -1, 1, 1]> : vector<5xi8>
  %b = arith.constant dense<[3, 1, 7, 8, -1]> : vector<5xi8>
  // CHECK: dense<[40, -128, -128, poison, poison]> : vector<5xi8>
  %plain = arith.shli %a, %b : vector<5xi8>
  // CHECK-NEXT: dense<[40, poison, -128, poison, poison]> : vector<5xi8>
  %nsw = arith.shli %a, %b overflow<nsw> : vector<5xi8>
  // CHECK-NEXT: dense<[40, -128, poison, poison, poison]> : vector<5xi8>
  %nuw = arith.shli %a, %b overflow<nuw> : vector<5xi8>
  return %plain, %nsw, %nuw : vector<5xi8>, vector<5xi8>, vector<5xi8>
}
