// RUN: mlir-interp run %s | FileCheck %s
// The sign bit fills the new bits.
func.func @main() -> (vector<2xi6>, i100) {
  %a = arith.constant dense<[-3, 2]> : vector<2xi3>
  %t = arith.constant true
  // CHECK: dense<[-3, 2]> : vector<2xi6>
  %r = arith.extsi %a : vector<2xi3> to vector<2xi6>
  // CHECK-NEXT: -1 : i100
  %b = arith.extsi %t : i1 to i100
  return %r, %b : vector<2xi6>, i100
}
