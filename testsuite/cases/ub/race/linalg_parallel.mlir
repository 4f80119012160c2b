// RUN: not mlir-interp run %s -e same 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e sums 2>&1 | FileCheck %s --check-prefix=SUMS
// RUN: not mlir-interp run %s -e added 2>&1 | FileCheck %s --check-prefix=ADDED
// Iterations of a parallel loop that write one element race (L9).

func.func @same() -> tensor<1xf32> {
  %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = tensor.empty() : tensor<1xf32>
  // CHECK: linalg_parallel.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes elements that iteration 1 writes
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<2xf32>) outs(%b : tensor<1xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<1xf32>
  return %r : tensor<1xf32>
}

// Two loops tell their iterations apart by one index, which is not enough.
func.func @sums() -> tensor<3xi32> {
  %a = arith.constant dense<1> : tensor<2x2xi32>
  %b = tensor.empty() : tensor<3xi32>
  // SUMS: linalg_parallel.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a data race
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i + j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<2x2xi32>) outs(%b : tensor<3xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// What is added up is written as well: that is a reduction.
func.func @added() -> tensor<i32> {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<0> : tensor<i32>
  // ADDED: linalg_parallel.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: a data race: iteration 2 of a parallel loop reads elements that iteration 1 writes
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<2xi32>) outs(%b : tensor<i32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}
