// RUN: mlir-interp run %s -e elements --args='2' 2>&1 | FileCheck %s --check-prefix=ELEMENTS
// RUN: mlir-interp run %s -e scalar 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not mlir-interp run %s -e divides --args='dense<[3, 0]> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=DIVIDES
// Poison goes with elements, and ends the run where the body says so.

// ELEMENTS: dense<{{\[\[}}3, poison], [7, poison]]> : tensor<2x2xi32>
// ELEMENTS: :[[#@LINE+6]]:8: note: the poison was born here
func.func @elements(%i: index) -> tensor<2x2xi32> {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = arith.constant dense<1> : tensor<2x2xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ub.poison : i32
  %q = tensor.insert %p into %b[%c0, %c1] : tensor<2x2xi32>
  %zero = arith.constant dense<0> : tensor<2x2xi32>
  %r = linalg.matmul ins(%a, %q : tensor<2x2xi32>, tensor<2x2xi32>) outs(%zero : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// SCALAR: dense<[poison, poison]> : tensor<2xi32>
// SCALAR: :[[#@LINE+2]]:8: note: the poison was born here: ub.poison makes it
func.func @scalar() -> tensor<2xi32> {
  %v = ub.poison : i32
  %to = tensor.empty() : tensor<2xi32>
  %r = linalg.fill ins(%v : i32) outs(%to : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// DIVIDES: :[[#@LINE+5]]:8: error: undefined behaviour: the divisor is zero
// DIVIDES: note: in the loops around it, at %d0 = 1
// DIVIDES: note: in what 'linalg.div' means
func.func @divides(%a: tensor<2xi32>) -> tensor<2xi32> {
  %to = tensor.empty() : tensor<2xi32>
  %r = linalg.div ins(%a, %a : tensor<2xi32>, tensor<2xi32>) outs(%to : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
