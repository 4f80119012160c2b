// RUN: mlir-interp run %s | FileCheck %s
// Copies of the sign come in; amounts of the width and more give poison, and exact makes poison
// where a bit that is set goes lost.
func.func @main() -> (vector<5xi8>, vector<5xi8>) {
  %a = arith.constant dense<[-96, 100, -1, 1, 0]> : vector<5xi8>
  %b = arith.constant dense<[3, 3, 7, 8, -1]> : vector<5xi8>
  // CHECK: dense<[-12, 12, -1, poison, poison]> : vector<5xi8>
  %plain = arith.shrsi %a, %b : vector<5xi8>
  // CHECK-NEXT: dense<[-12, poison, poison, poison, poison]> : vector<5xi8>
  %exact = arith.shrsi %a, %b exact : vector<5xi8>
  return %plain, %exact : vector<5xi8>, vector<5xi8>
}
