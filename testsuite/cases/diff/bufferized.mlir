// RUN: mlir-interp diff %s -e doubled --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops' | FileCheck %s
// RUN: not mlir-interp diff %s -e doubled --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s -e kept --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=KEPT
// RUN: not mlir-interp diff %s -e other --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp diff %s -e open --passes='one-shot-bufferize{bufferize-function-boundaries}' | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s -e transposed --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-parallel-loops' | FileCheck %s --check-prefix=TRANSPOSED
// RUN: not mlir-interp diff %s -e mixed --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-parallel-loops' | FileCheck %s --check-prefix=MIXED
// RUN: not mlir-interp diff %s -e square --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=SQUARE
// RUN: not mlir-interp diff %s -e freed --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=FREED
// RUN: not mlir-interp diff %s -e filled --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=FILLED
// Where a function's tensors became memrefs, their elements are compared.

// CHECK: no counterexample in
// WRONG: result
func.func @doubled(%t: tensor<3xi32>) -> tensor<3xi32> {
  %to = tensor.empty() : tensor<3xi32>
  %r = linalg.add ins(%t, %t : tensor<3xi32>, tensor<3xi32>) outs(%to : tensor<3xi32>)
         -> tensor<3xi32>
  return %r : tensor<3xi32>
}

// A buffer that is written to is the callee's own.
// KEPT: no counterexample in
func.func @kept(%t: tensor<?xi32>, %i: i32) -> (tensor<?xi32>, i32) {
  return %t, %i : tensor<?xi32>, i32
}

// A memref may tell sizes that the tensor's type leaves open.
// OPEN: no counterexample in
func.func @open(%t: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %r = tensor.cast %t : tensor<2x3xi32> to tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

// OTHER: its type was (tensor<2xi32>) -> tensor<2xi32> and has become (memref<3xi32>) -> memref<3xi32>
func.func @other(%t: tensor<2xi32>) -> tensor<2xi32> {
  return %t : tensor<2xi32>
}

// Nor do memrefs that were tensors share memory where a later pass is judged (M13).
// TRANSPOSED: no counterexample in
func.func @transposed(%t: tensor<2x2xi32>, %to: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %r = linalg.transpose ins(%t : tensor<2x2xi32>) outs(%to : tensor<2x2xi32>) permutation = [1, 0]
  return %r : tensor<2x2xi32>
}

// Those that were memrefs all along may.
// MIXED: DIFFERS behind 'convert-linalg-to-parallel-loops'
// MIXED: %arg1 and %arg2 are the same memory
func.func @mixed(%t: tensor<2x2xi32>, %m: memref<2x2xi32>, %to: memref<2x2xi32>)
    -> tensor<2x2xi32> {
  linalg.transpose ins(%m : memref<2x2xi32>) outs(%to : memref<2x2xi32>) permutation = [1, 0]
  return %t : tensor<2x2xi32>
}

// An element of a tensor is told by its indices.
// SQUARE: where result 0, element [1, 0]
// SQUARE-NEXT: expected 3
// SQUARE-NEXT: actual 7
func.func @square() -> tensor<2x2xi32> {
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  return %t : tensor<2x2xi32>
}

// Memory that does not live breaks the operation's rule; calls are those of the two programs.
// FREED: error: undefined behaviour: the memory is used after it was freed
// FREED: and was freed here
// FREED-NOT: on tensors
// FREED: rule linalg.transpose: {{.*}} contradict each other,
// FREED-NEXT: and where the memory of one does not live.
func.func @freed(%t: tensor<3x4xi32>) -> tensor<4x3xi32> {
  %e = tensor.empty() : tensor<4x3xi32>
  %r = linalg.transpose ins(%t : tensor<3x4xi32>) outs(%e : tensor<4x3xi32>) permutation = [1, 0]
  return %r : tensor<4x3xi32>
}

// A tensor whose elements are poison is none.
// FILLED: first departs 'linalg.fill' at {{.*}}:[[# @LINE + 3]]:8: {{.*}}, and then 'tensor.empty' gives dense<[poison, poison]> : tensor<2xi32>
func.func @filled(%a: tensor<2xi32>, %b: i32) -> tensor<2xi32> {
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%b : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<2xi32>) outs(%f : tensor<2xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    linalg.yield %s : i32
  } -> tensor<2xi32>
  return %r : tensor<2xi32>
}
