// RUN: mlir-interp run %s | FileCheck %s
// Every predicate.
func.func @main() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
    vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, i1) {
  %a = arith.constant dense<[1, -1, 5, 0]> : vector<4xi8>
  %b = arith.constant dense<[2, 1, 5, -128]> : vector<4xi8>
  %p = ub.poison : i8
  // CHECK: dense<[false, false, true, false]> : vector<4xi1>
  %eq = arith.cmpi eq, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[true, true, false, true]> : vector<4xi1>
  %ne = arith.cmpi ne, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[true, true, false, false]> : vector<4xi1>
  %slt = arith.cmpi slt, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[true, true, true, false]> : vector<4xi1>
  %sle = arith.cmpi sle, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[false, false, false, true]> : vector<4xi1>
  %sgt = arith.cmpi sgt, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[false, false, true, true]> : vector<4xi1>
  %sge = arith.cmpi sge, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[true, false, false, true]> : vector<4xi1>
  %ult = arith.cmpi ult, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[true, false, true, true]> : vector<4xi1>
  %ule = arith.cmpi ule, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[false, true, false, false]> : vector<4xi1>
  %ugt = arith.cmpi ugt, %a, %b : vector<4xi8>
  // CHECK-NEXT: dense<[false, true, true, false]> : vector<4xi1>
  %uge = arith.cmpi uge, %a, %b : vector<4xi8>
  // CHECK-NEXT: poison : i1
  %poisoned = arith.cmpi eq, %p, %p : i8
  return %eq, %ne, %slt, %sle, %sgt, %sge, %ult, %ule, %ugt, %uge, %poisoned : vector<4xi1>,
      vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>,
      vector<4xi1>, vector<4xi1>, vector<4xi1>, i1
}
