// RUN: mlir-interp run %s | FileCheck %s
// All bits of zero. DECISIONS.md A11.
func.func @main() -> (vector<4xi8>, i1, i8) {
  %a = arith.constant dense<[1, -1, 0, 16]> : vector<4xi8>
  %t = arith.constant false
  %p = ub.poison : i8
  // CHECK: dense<[7, 0, 8, 3]> : vector<4xi8>
  %r = math.ctlz %a : vector<4xi8>
  // CHECK-NEXT: true : i1
  %bit = math.ctlz %t : i1
  // CHECK-NEXT: poison : i8
  %poisoned = math.ctlz %p : i8
  return %r, %bit, %poisoned : vector<4xi8>, i1, i8
}
