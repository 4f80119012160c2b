// RUN: mlir-interp run %s | FileCheck %s
// The minimum stays. DECISIONS.md A11.
func.func @main() -> (vector<4xi8>, i1, i8) {
  %a = arith.constant dense<[5, -5, 0, -128]> : vector<4xi8>
  %t = arith.constant true
  %p = ub.poison : i8
  // CHECK: dense<[5, 5, 0, -128]> : vector<4xi8>
  %r = math.absi %a : vector<4xi8>
  // CHECK-NEXT: true : i1
  %bit = math.absi %t : i1
  // CHECK-NEXT: poison : i8
  %poisoned = math.absi %p : i8
  return %r, %bit, %poisoned : vector<4xi8>, i1, i8
}
