// RUN: not mlir-interp run %s -e sum --args='dense<[1, 2]> : tensor<2xi32>, dense<[1, 2]> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=SUM
// RUN: not mlir-interp run %s -e convolution --args='dense<[1, 2, 3, 4]> : tensor<4xi32>, dense<[1, 2]> : tensor<2xi32>, dense<0> : tensor<4xi32>' 2>&1 | FileCheck %s --check-prefix=CONVOLUTION
// RUN: not mlir-interp run %s -e before --args='dense<[1, 2, 3]> : tensor<3xi32>, dense<0> : tensor<5xi32>' 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: not mlir-interp run %s -e between --args='dense<[1, 2, 3]> : tensor<3xi32>, dense<0> : tensor<4xi32>' 2>&1 | FileCheck %s --check-prefix=BETWEEN
// Indices that loops make outside of a dimension (L1).

// SUM: :[[#@LINE+2]]:8: error: undefined behaviour: dimension 0 of %a (operand #0) has size 2, and the loops come to index 2
func.func @sum(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%b : tensor<?xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// CONVOLUTION: :[[#@LINE+4]]:3: error: undefined behaviour: dimension 0 of %image (operand #0) has size 4, and the loops come to index 4
// CONVOLUTION: note: a loop of that index goes along dimension 0 of %to (operand #2), which has size 4
// CONVOLUTION: note: a loop of that index goes along dimension 0 of %kernel (operand #1), which has size 2
func.func @convolution(%image: memref<?xi32>, %kernel: memref<?xi32>, %to: memref<?xi32>) {
  linalg.conv_1d ins(%image, %kernel : memref<?xi32>, memref<?xi32>) outs(%to : memref<?xi32>)
  return
}

// BEFORE: :[[#@LINE+2]]:3: error: undefined behaviour: dimension 0 of %a (operand #0) has size 3, and the loops come to index -2
func.func @before(%a: memref<?xi32>, %to: memref<?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (2 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%to : memref<?xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
  }
  return
}

// At the first point and at the last the index is 0 or 1; at the third it is 4.
// BETWEEN: :[[#@LINE+2]]:3: error: undefined behaviour:
func.func @between(%a: memref<?xi32>, %to: memref<?xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> ((i * 2) mod 5)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<?xi32>) outs(%to : memref<?xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
  }
  return
}
