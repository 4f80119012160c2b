// RUN: mlir-interp diff %s -e doubled --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-loops' | FileCheck %s
// RUN: not mlir-interp diff %s -e doubled --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s -e kept --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=KEPT
// RUN: not mlir-interp diff %s -e other --with=%S/Inputs/bufferized.mlir | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp diff %s -e open --passes='one-shot-bufferize{bufferize-function-boundaries}' | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s -e transposed --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-parallel-loops' | FileCheck %s --check-prefix=TRANSPOSED
// RUN: not mlir-interp diff %s -e mixed --passes='one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-parallel-loops' | FileCheck %s --check-prefix=MIXED
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
