// RUN: mlir-interp run %s | FileCheck %s
// A single i1 chooses one of two tensors, whatever their shapes and elements are; a tensor of bits
// chooses element by element.

func.func private @sizes(%n: index, %m: index) -> (tensor<?xi32>, tensor<?xi32>) {
  %v = arith.constant 5 : i32
  %c0 = arith.constant 0 : index
  %a0 = tensor.empty(%n) : tensor<?xi32>
  %a = tensor.insert %v into %a0[%c0] : tensor<?xi32>
  %b = tensor.empty(%m) : tensor<?xi32>
  return %a, %b : tensor<?xi32>, tensor<?xi32>
}

// CHECK: dense<[5, poison]> : tensor<?xi32>
// CHECK-NEXT: dense<[poison, poison, poison]> : tensor<?xi32>
// CHECK-NEXT: poison : tensor<?xi32>
// CHECK-NEXT: dense<[1, 4]> : tensor<2xi32>
func.func @main() -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<2xi32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %true = arith.constant true
  %false = arith.constant false
  %poison = ub.poison : i1
  %a, %b = call @sizes(%c2, %c3) : (index, index) -> (tensor<?xi32>, tensor<?xi32>)
  %first = arith.select %true, %a, %b : tensor<?xi32>
  %second = arith.select %false, %a, %b : tensor<?xi32>
  %none = arith.select %poison, %a, %b : tensor<?xi32>
  %bits = arith.constant dense<[true, false]> : tensor<2xi1>
  %ones = arith.constant dense<[1, 2]> : tensor<2xi32>
  %others = arith.constant dense<[3, 4]> : tensor<2xi32>
  %each = arith.select %bits, %ones, %others : tensor<2xi1>, tensor<2xi32>
  return %first, %second, %none, %each : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<2xi32>
}
