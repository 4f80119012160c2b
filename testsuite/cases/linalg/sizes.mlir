// RUN: mlir-interp run %s -e product --args='dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>, dense<[[1.0], [1.0], [2.0]]> : tensor<3x1xf32>' | FileCheck %s --check-prefix=PRODUCT
// RUN: mlir-interp run %s -e none --args='dense<> : tensor<0xi32>' | FileCheck %s --check-prefix=NONE
// RUN: mlir-interp run %s -e inner --args='dense<> : tensor<2x0xi32>' | FileCheck %s --check-prefix=INNER
// RUN: mlir-interp run %s -e scalar | FileCheck %s --check-prefix=SCALAR
// Sizes that the types do not tell; none at all; no dimensions.

// PRODUCT: dense<{{\[\[}}9.000000e+00]]> : tensor<?x?xf32>
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%zeros : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// An index of the window that no loop comes to is not out of bounds.
// NONE: dense<[]> : tensor<?xi32>
// NONE: 5 : i32
func.func @none(%a: tensor<?xi32>) -> (tensor<?xi32>, i32) {
  %five = arith.constant dense<5> : tensor<i32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i + 1)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%a : tensor<?xi32>) {
    ^bb0(%x: i32, %y: i32):
      linalg.yield %x : i32
  } -> tensor<?xi32>
  %s = linalg.reduce { arith.addi } ins(%a : tensor<?xi32>) outs(%five : tensor<i32>) dimensions = [0]
  %t = tensor.extract %s[] : tensor<i32>
  return %r, %t : tensor<?xi32>, i32
}

// INNER: dense<[1, 2]> : tensor<2xi32>
func.func @inner(%a: tensor<2x?xi32>) -> tensor<2xi32> {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %r = linalg.reduce { arith.addi } ins(%a : tensor<2x?xi32>) outs(%t : tensor<2xi32>) dimensions = [1]
  return %r : tensor<2xi32>
}

// SCALAR: dense<9> : tensor<i32>
func.func @scalar() -> tensor<i32> {
  %four = arith.constant 4 : i32
  %five = arith.constant dense<5> : tensor<i32>
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
      ins(%four : i32) outs(%five : tensor<i32>) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      linalg.yield %s : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
