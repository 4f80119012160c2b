// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is read_only is not written to (B3).
func.func @main() {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i8
  %t = arith.constant dense<0> : tensor<2xi8>
  %m = bufferization.to_buffer %t read_only : tensor<2xi8> to memref<2xi8>
  // CHECK: to_buffer_read_only.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: constant memory is written
  memref.store %one, %m[%c0] : memref<2xi8>
  return
}
// CHECK: note: the rule is decision B3
