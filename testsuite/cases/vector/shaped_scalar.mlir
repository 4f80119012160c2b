// RUN: mlir-opt-22 %s -o %t
// RUN: not mlir-interp run %s -e insert 2>&1 | FileCheck %s --check-prefix=INSERT
// RUN: not mlir-interp run %s -e outer 2>&1 | FileCheck %s --check-prefix=OUTER

// Verifiers ask for the element type alone, which a tensor has, too: it is no lane.
func.func @insert() -> vector<1xi1> {
  %t = arith.constant dense<false> : tensor<1xi1>
  %v = arith.constant dense<false> : vector<1xi1>
  // INSERT: error: unsupported: 'vector.insert': a lane made of what is neither a number nor a vector
  %r = vector.insert %t, %v [0] : tensor<1xi1> into vector<1xi1>
  return %r : vector<1xi1>
}

func.func @outer() -> vector<2xi32> {
  %t = arith.constant dense<2> : tensor<2xi32>
  %v = arith.constant dense<3> : vector<2xi32>
  // OUTER: error: unsupported: 'vector.outerproduct': a factor that is neither a number nor a vector
  %r = vector.outerproduct %v, %t : vector<2xi32>, tensor<2xi32>
  return %r : vector<2xi32>
}
