// RUN: mlir-interp diff %s --passes=canonicalize | FileCheck %s
// RUN: mlir-interp diff %s --passes=canonicalize,canonicalize,cse | FileCheck %s
// A pass's constants are read with all digits that upstream printed, not through f64 (N13).

// CHECK: refines: 3 functions
func.func @f80() -> f80 {
  %one = arith.constant 1.0 : f80
  %three = arith.constant 3.0 : f80
  %r = arith.divf %one, %three : f80
  return %r : f80
}

func.func @f128() -> f128 {
  %one = arith.constant -1.0 : f128
  %three = arith.constant 3.0 : f128
  %r = arith.divf %one, %three : f128
  return %r : f128
}

// Beyond f64's range, and elements.
func.func @lanes() -> vector<2xf80> {
  %large = arith.constant dense<[1.0e300, 7.0]> : vector<2xf80>
  %r = arith.mulf %large, %large : vector<2xf80>
  %s = arith.divf %r, %large : vector<2xf80>
  %t = arith.mulf %r, %s : vector<2xf80>
  return %t : vector<2xf80>
}
