// RUN: not timeout 100 mlir-interp check %s | FileCheck %s
// RUN: not timeout 100 mlir-interp run %s --via=llvm -e beyond --args 'dense<1.0>' 2>&1 | FileCheck %s --check-prefix=VIA
// Arguments of any size: batches get shorter, down to one input; the inputs fewer.

// CHECK: @tensor: 4096 inputs: all equal
func.func @tensor(%a: tensor<256xf32>) -> tensor<256xf32> {
  return %a : tensor<256xf32>
}

// CHECK: @tensors: 4096 inputs: all equal
func.func @tensors(%a: tensor<2x512xf64>, %b: tensor<2x512xf64>) -> i1 {
  %t = arith.constant true
  return %t : i1
}

// CHECK: @vector: 4096 inputs: all equal
func.func @vector(%a: vector<4x64xf32>, %b: vector<128xi1>) -> vector<4x64xf32> {
  return %a : vector<4x64xf32>
}

// CHECK: @memory: {{[0-9]+}} inputs (stopped after {{[0-9]+}} input{{s?}}: {{[0-9]+}} bytes of memory): all equal
func.func @memory(%m: memref<1024x1024x4xf32>, %i: i1) -> i1 {
  return %i : i1
}

// CHECK: @beyond: llvm -O2: not compared (argument 0 of type 'vector<65536xf32>' has more than 2048 elements)
// VIA: no native code: argument 0 of type 'vector<65536xf32>' has more than 2048 elements
func.func @beyond(%a: vector<65536xf32>) {
  return
}
