// The generic form with too few parts is the verifier's to report.
// RUN: not mlir-interp print --legacy %s --split-input-file 2>&1 | FileCheck %s
func.func @f() {
  // CHECK: :[[@LINE+1]]:8: error: 'memref.dim' op expected 2 operands, but found 0
  %n = "std.dim"() : () -> index
  return
}

// -----

func.func @f(%t: tensor<0xi8>) {
  // CHECK: :[[@LINE+1]]:3: error: 'tf.Print' prints one tensor of numbers
  "tf.Print"(%t) : (tensor<0xi8>) -> tensor<0xi8>
  return
}

// -----

func.func @f(%n: index) {
  // CHECK: :[[@LINE+1]]:3: error: 'scf.parallel' op
  "loop.parallel"() : () -> ()
  return
}

// -----

func.func @f(%m: memref<2xmemref<2xi8>>) {
  // CHECK: :[[@LINE+1]]:8: error: custom op 'bufferization.to_tensor' expected the memref of a tensor, but got 'memref<2xmemref<2xi8>>'
  %t = tensor_load %m : memref<2xmemref<2xi8>>
  return
}
