// RUN: not mlir-interp run %s -e pick --args='dense<true> : tensor<2xi1>, dense<1> : tensor<3xi32>' 2>&1 | FileCheck %s --check-prefix=PICK
// RUN: not mlir-interp run %s -e divide --args='dense<[4, 1]> : tensor<2xi32>, dense<[2, 0]> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: mlir-interp run %s -e partly --args='dense<[100, 1]> : tensor<2xi8>' | FileCheck %s --check-prefix=PARTLY
// RUN: mlir-interp run %s -e whole | FileCheck %s --check-prefix=WHOLE

// PICK: error: undefined behaviour: the operands are of different shapes
func.func @pick(%c: tensor<?xi1>, %a: tensor<?xi32>) -> tensor<?xi32> {
  %r = arith.select %c, %a, %a : tensor<?xi1>, tensor<?xi32>
  return %r : tensor<?xi32>
}

// DIVIDE: error: undefined behaviour: the divisor is zero
// DIVIDE: in 'arith.divui', lane 1, with %a = dense<[4, 1]> : tensor<?xi32>, %b = dense<[2, 0]> : tensor<?xi32>
func.func @divide(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = arith.divui %a, %b : tensor<?xi32>
  return %r : tensor<?xi32>
}

// Of the elements each is poison for itself.
// PARTLY: dense<[poison, 2]> : tensor<?xi8>
func.func @partly(%a: tensor<?xi8>) -> tensor<?xi8> {
  %r = arith.addi %a, %a overflow<nsw> : tensor<?xi8>
  return %r : tensor<?xi8>
}

// WHOLE: poison : tensor<2xi8>
// WHOLE: dense<1> : tensor<2xi8>
func.func @whole() -> (tensor<2xi8>, tensor<2xi8>) {
  %p = ub.poison : tensor<2xi8>
  %a = arith.constant dense<1> : tensor<2xi8>
  %c = arith.constant false
  %r = arith.addi %p, %p : tensor<2xi8>
  %s = arith.select %c, %p, %a : tensor<2xi8>
  return %r, %s : tensor<2xi8>, tensor<2xi8>
}
