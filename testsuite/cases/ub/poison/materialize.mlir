// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// (B4)
func.func @main() {
  %t = ub.poison : tensor<2xi8>
  %m = memref.alloc() : memref<2xi8>
  // CHECK: materialize.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'source' is poison
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xi8>, memref<2xi8>) -> ()
  return
}
