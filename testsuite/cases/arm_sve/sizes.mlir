// Sums that factors do not fill the rows of, as the verifier lets them through, are invalid where they run (V55).
// RUN: not mlir-interp run %s -e few 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: mlir-interp run %s -e square --vscale=1 | FileCheck %s --check-prefix=SQUARE
// RUN: not mlir-interp run %s -e square --vscale=2 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: mlir-interp run %s -e wide | FileCheck %s --check-prefix=WIDE

// Any widths go together: products of four bytes as i64, of four i16 modulo 2^32.
// WIDE: dense<65536> : vector<[4]xi64>
// WIDE: dense<-524284> : vector<[2]xi32>
func.func @wide() -> (vector<[4]xi64>, vector<[2]xi32>) {
  %acc = arith.constant dense<0> : vector<[4]xi64>
  %a = arith.constant dense<-128> : vector<[16]xi8>
  %r = arm_sve.sdot %acc, %a, %a : vector<[16]xi8> to vector<[4]xi64>
  %sums = arith.constant dense<0> : vector<[2]xi32>
  %b = arith.constant dense<-1> : vector<[8]xi16>
  %s = arm_sve.udot %sums, %b, %b : vector<[8]xi16> to vector<[2]xi32>
  return %r, %s : vector<[4]xi64>, vector<[2]xi32>
}

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
