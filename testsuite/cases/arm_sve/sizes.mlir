// Sums that factors do not fill the rows of, as the verifier lets them through, are invalid where they run (V55).
// RUN: not mlir-interp run %s -e few 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: mlir-interp run %s -e square --vscale=1 | FileCheck %s --check-prefix=SQUARE
// RUN: not mlir-interp run %s -e square --vscale=2 2>&1 | FileCheck %s --check-prefix=LARGE

// FEW: sizes.mlir:[[#@LINE+4]]:8: error: 'arm_sve.sdot': 2 sums are of 8 factors, and %a has 16
func.func @few() -> vector<[2]xi32> {
  %acc = arith.constant dense<0> : vector<[2]xi32>
  %a = arith.constant dense<1> : vector<[16]xi8>
  %r = arm_sve.sdot %acc, %a, %a : vector<[16]xi8> to vector<[2]xi32>
  return %r : vector<[2]xi32>
}

// SQUARE: dense<8> : vector<[2]x[2]xi32>
// LARGE: error: 'arm_sve.smmla': 16 sums are of 64 factors, and %a has 32
func.func @square() -> vector<[2]x[2]xi32> {
  %acc = arith.constant dense<0> : vector<[2]x[2]xi32>
  %a = arith.constant dense<1> : vector<[16]xi8>
  %r = arm_sve.smmla %acc, %a, %a : vector<[16]xi8> to vector<[2]x[2]xi32>
  return %r : vector<[2]x[2]xi32>
}
