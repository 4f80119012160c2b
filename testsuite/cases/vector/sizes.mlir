// What the verifier lets through is invalid where it runs, and the sizes differ (V13).
// RUN: not mlir-interp run %s -e insert --args 'dense<1>, dense<2>' 2>&1 | FileCheck %s --check-prefix=INSERT
// RUN: not mlir-interp run %s -e transpose --vscale=2 2>&1 | FileCheck %s --check-prefix=TRANSPOSE
// RUN: not mlir-interp run %s -e extract --vscale=2 2>&1 | FileCheck %s --check-prefix=EXTRACT
// RUN: mlir-interp run %s -e transpose | FileCheck %s --check-prefix=ONE

// INSERT: {{.*}}sizes.mlir:[[@LINE+2]]:8: error: {{.*}}what has 2 lanes is put where there are 3
func.func @insert(%v: vector<2xi8>, %m: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = vector.insert %v, %m[0] : vector<2xi8> into vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @transpose() -> vector<2x3xi8> {
  %c7 = arith.constant 7 : i8
  %v = vector.broadcast %c7 : i8 to vector<[3]x2xi8>
  // TRANSPOSE: {{.*}}sizes.mlir:[[@LINE+1]]:8: error: {{.*}}what has 6 lanes is put where there are 3
  %r = vector.transpose %v, [1, 0] : vector<[3]x2xi8> to vector<2x3xi8>
  // ONE: dense<7> : vector<2x3xi8>
  return %r : vector<2x3xi8>
}

func.func @extract() -> i8 {
  %c7 = arith.constant 7 : i8
  %v = vector.broadcast %c7 : i8 to vector<2x[1]xi8>
  // EXTRACT: {{.*}}sizes.mlir:[[@LINE+1]]:8: error: {{.*}}what has 2 lanes is put where there is 1
  %r = vector.extract %v[1] : i8 from vector<2x[1]xi8>
  return %r : i8
}
