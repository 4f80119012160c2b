// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Nobody knows what the memory of a writable tensor holds (B2).
func.func @main() -> i1 {
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %m = memref.alloc() : memref<1xi1>
  memref.store %true, %m[%c0] : memref<1xi1>
  %t = bufferization.to_tensor %m restrict writable : memref<1xi1> to tensor<1xi1>
  %v = memref.load %m[%c0] : memref<1xi1>
  // CHECK: to_tensor_writable.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'arg' is poison
  cf.assert %v, "it is true"
  return %v : i1
}
