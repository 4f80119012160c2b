// RUN: mlir-interp run %s -e elements 2>&1 | FileCheck %s
// RUN: mlir-interp run %s -e sizes | FileCheck %s --check-prefix=SIZES

// What nobody gave a value is poison, and was born here (T1).
// CHECK: dense<[poison, 1.500000e+00, poison]> : tensor<?xf32>
// CHECK-NEXT: 1.500000e+00 : f32
// CHECK: warning: the element [0] of result 0 is poison
// CHECK: :[[#@LINE+6]]:8: note: the poison was born here: the element was never given a value
func.func @elements() -> (tensor<?xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 1.5 : f32

  %e = tensor.empty(%c3) : tensor<?xf32>
  %t = tensor.insert %v into %e[%c1] : tensor<?xf32>
  %x = tensor.extract %t[%c1] : tensor<?xf32>
  return %t, %x : tensor<?xf32>, f32
}

// No element, one element without a dimension.
// SIZES: dense<> : tensor<0x3xi8>
// SIZES: dense<[]> : tensor<?x3xi8>
// SIZES: dense<7> : tensor<i8>
func.func @sizes() -> (tensor<0x3xi8>, tensor<?x3xi8>, tensor<i8>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : i8
  %none = tensor.empty() : tensor<0x3xi8>
  %some = tensor.empty(%c0) : tensor<?x3xi8>
  %room = tensor.empty() : tensor<i8>
  %one = tensor.insert %c7 into %room[] : tensor<i8>
  return %none, %some, %one : tensor<0x3xi8>, tensor<?x3xi8>, tensor<i8>
}
