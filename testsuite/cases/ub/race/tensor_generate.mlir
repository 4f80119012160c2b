// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Runs of the body are as iterations of a parallel loop (T6).
func.func @main() -> tensor<2xindex> {
  %m = memref.alloca() : memref<index>
  %r = tensor.generate {
  ^bb0(%i: index):
    // CHECK: tensor_generate.mlir:[[# @LINE + 1]]:5: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
    memref.store %i, %m[] : memref<index>
    tensor.yield %i : index
  } : tensor<2xindex>
  return %r : tensor<2xindex>
}
