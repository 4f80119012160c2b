// RUN: not mlir-interp run %s -e product --args='dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, dense<[1, 2, 3]> : tensor<3xi32>, dense<0> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not mlir-interp run %s -e output --args='dense<[1, 2]> : tensor<2xi32>, dense<0> : tensor<3xi32>' 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not mlir-interp run %s -e softmax --args='dense<[1.0, 2.0]> : tensor<2xf32>, dense<0.0> : tensor<1xf32>' 2>&1 | FileCheck %s --check-prefix=SOFTMAX
// Sizes that contradict each other: dimension and both sizes are told, with the operands' names (L1).

// PRODUCT: :[[#@LINE+4]]:3: error: undefined behaviour: dimension 0 of %x (operand #1) has size 3, and dimension 1 of %a (operand #0), which the same loop goes along, 2
// PRODUCT: note: in 'linalg.matvec', with %a = memref at {{.*}}, sizes [2, 2], {{.*}}%x = memref at {{.*}}, sizes [3]
// PRODUCT: note: the rule is decision L1
func.func @product(%a: memref<2x?xi32>, %x: memref<?xi32>, %y: memref<?xi32>) {
  linalg.matvec ins(%a, %x : memref<2x?xi32>, memref<?xi32>) outs(%y : memref<?xi32>)
  return
}

// OUTPUT: :[[#@LINE+2]]:8: error: undefined behaviour: dimension 0 of %to (operand #1) has size 3, and dimension 0 of %a (operand #0), which the same loop goes along, 2
func.func @output(%a: tensor<?xi32>, %to: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.copy ins(%a : tensor<?xi32>) outs(%to : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// SOFTMAX: :[[#@LINE+2]]:3: error: undefined behaviour: dimension 0 of %to (operand #1) has size 1, and dimension 0 of %a (operand #0), which the same loop goes along, 2
func.func @softmax(%a: memref<?xf32>, %to: memref<?xf32>) {
  linalg.softmax dimension(0) ins(%a : memref<?xf32>) outs(%to : memref<?xf32>)
  return
}
