// RUN: mlir-interp run %s -e takes --args '7, 2.5, dense<[1, 2]>, true' | FileCheck %s
// RUN: mlir-interp run %s -e poisoned --args '#ub.poison' | FileCheck %s --check-prefix=POISON
// RUN: not mlir-interp run %s -e takes --args '7' 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not mlir-interp run %s -e takes --args '1.0, 2.5, dense<[1, 2]>, true' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// Any function is an entry; arguments are attributes of its argument types.
func.func @takes(%a: i8, %b: f64, %c: vector<2xi16>, %d: i1) -> (i1, vector<2xi16>, f64, i8) {
  // CHECK: true : i1
  // CHECK-NEXT: dense<[1, 2]> : vector<2xi16>
  // CHECK-NEXT: 2.500000e+00 : f64
  // CHECK-NEXT: 7 : i8
  // FEW: error: @takes takes 4 arguments, (i8, f64, vector<2xi16>, i1); 1 was given
  // TYPE: error:
  // NOBODY: error: there is no function @nobody to run
  return %d, %c, %b, %a : i1, vector<2xi16>, f64, i8
}

func.func @poisoned(%x: i32) -> i32 {
  // POISON: poison : i32
  return %x : i32
}
