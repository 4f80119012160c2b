// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global constant @g : memref<2xi8> = dense<0>
func.func @main() {
  %t = arith.constant dense<0> : tensor<2xi8>
  %m = memref.get_global @g : memref<2xi8>
  // CHECK: materialize.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xi8>, memref<2xi8>) -> ()
  return
}
