// RUN: cd %S && not mlir-interp run division_overflow.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// The minimum by -1, in one lane of a vector.
func.func @main() -> vector<2xi8> {
  %a = arith.constant dense<[1, -128]> : vector<2xi8>
  %b = arith.constant dense<-1> : vector<2xi8>
  %q = arith.divsi %a, %b : vector<2xi8>
  return %q : vector<2xi8>
}

// CHECK:division_overflow.mlir:7:8: error: undefined behaviour: the signed quotient of the minimum by -1 does not fit
// CHECK-NEXT:  %q = arith.divsi %a, %b : vector<2xi8>
// CHECK-NEXT:       ^
// CHECK-NEXT:division_overflow.mlir:7:8: note: in 'arith.divsi', lane 1, with %a = dense<[1, -128]> : vector<2xi8>, %b = dense<-1> : vector<2xi8>
// CHECK-NEXT:note: the rule is decision A1: {{.*}}mlir-interp explain A1
// CHECK-NOT:{{.}}
