// RUN: mlir-interp run %s | FileCheck %s
// Set bits.
func.func @main() -> (vector<4xi8>, i1, i8) {
  %a = arith.constant dense<[1, -1, 0, 7]> : vector<4xi8>
  %t = arith.constant true
  %p = ub.poison : i8
  // CHECK: dense<[1, 8, 0, 3]> : vector<4xi8>
  %r = math.ctpop %a : vector<4xi8>
  // CHECK-NEXT: true : i1
  %bit = math.ctpop %t : i1
  // CHECK-NEXT: poison : i8
  %poisoned = math.ctpop %p : i8
  return %r, %bit, %poisoned : vector<4xi8>, i1, i8
}
