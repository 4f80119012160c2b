// RUN: mlir-interp run %s -e split --args='dense<[1, 2, 3, 4]>' | FileCheck %s --check-prefix=SPLIT
// RUN: mlir-interp run %s -e split --args='dense<[1, 2, 3, 4]>' --seed=3 | FileCheck %s --check-prefix=SPLIT
// RUN: mlir-interp run %s -e one --args='dense<3>, dense<4>' | FileCheck %s --check-prefix=ONE
// RUN: mlir-interp run %s -e reduced --args='dense<[1, 2, 3, 4]>' | FileCheck %s --check-prefix=REDUCED
// Parallel loops whose iterations write elements of their own, though no index is the loop's (L9).

// SPLIT: {{^}}dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
func.func @split(%a: tensor<4xi32>) -> tensor<2x2xi32> {
  %to = tensor.empty() : tensor<2x2xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i floordiv 2, i mod 2)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xi32>) outs(%to : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<2x2xi32>
  return %r : tensor<2x2xi32>
}

// One iteration races with none.
// ONE: {{^}}dense<7> : tensor<i32>
func.func @one(%a: tensor<1xi32>, %b: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<1xi32>) outs(%b : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}

// Nor do those of a reduction, in their order: the last one stays.
// REDUCED: {{^}}dense<[4]> : tensor<1xi32>
func.func @reduced(%a: tensor<4xi32>) -> tensor<1xi32> {
  %to = tensor.empty() : tensor<1xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>],
    iterator_types = ["reduction"]
  } ins(%a : tensor<4xi32>) outs(%to : tensor<1xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<1xi32>
  return %r : tensor<1xi32>
}
