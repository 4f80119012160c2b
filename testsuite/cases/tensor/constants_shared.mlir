// RUN: mlir-interp run %s | FileCheck %s
// A constant is the same each time it is executed, whatever became of it the times before.

func.func @inserted() -> (tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %nine = arith.constant 9 : i32
  %none = tensor.empty() : tensor<4xi32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %none, %b = %none) -> (tensor<4xi32>, tensor<4xi32>) {
    %k = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %w = tensor.insert %nine into %k[%i] : tensor<4xi32>
    %same = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    scf.yield %w, %same : tensor<4xi32>, tensor<4xi32>
  }
  return %r#0, %r#1 : tensor<4xi32>, tensor<4xi32>
}

func.func @filled() -> (tensor<4xi32>, tensor<4xi32>) {
  %seven = arith.constant 7 : i32
  %k = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %f = linalg.fill ins(%seven : i32) outs(%k : tensor<4xi32>) -> tensor<4xi32>
  return %f, %k : tensor<4xi32>, tensor<4xi32>
}

func.func @stored() -> (tensor<4xi32>, tensor<4xi32>) {
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %k = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %m = bufferization.alloc_tensor() copy(%k) : tensor<4xi32>
  %b = bufferization.to_buffer %m : tensor<4xi32> to memref<4xi32>
  memref.store %seven, %b[%c2] : memref<4xi32>
  %t = bufferization.to_tensor %b restrict : memref<4xi32> to tensor<4xi32>
  return %t, %k : tensor<4xi32>, tensor<4xi32>
}

// The bits of two types, which lie alike, and their shapes.
func.func @alike() -> (tensor<2xi32>, tensor<2xf32>, tensor<2x1xi32>) {
  %i = arith.constant dense<[0, 1065353216]> : tensor<2xi32>
  %f = arith.constant dense<[0.0, 1.0]> : tensor<2xf32>
  %s = arith.constant dense<[[0], [1065353216]]> : tensor<2x1xi32>
  return %i, %f, %s : tensor<2xi32>, tensor<2xf32>, tensor<2x1xi32>
}

// CHECK: dense<[1, 2, 9, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<7> : tensor<4xi32>
// CHECK-NEXT: dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<[1, 2, 7, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT: dense<[0, 1065353216]> : tensor<2xi32>
// CHECK-NEXT: dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: dense<{{\[\[}}0], [1065353216]]> : tensor<2x1xi32>
func.func @main() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2x1xi32>) {
  %a:2 = call @inserted() : () -> (tensor<4xi32>, tensor<4xi32>)
  %b:2 = call @filled() : () -> (tensor<4xi32>, tensor<4xi32>)
  %c:2 = call @stored() : () -> (tensor<4xi32>, tensor<4xi32>)
  %d:3 = call @alike() : () -> (tensor<2xi32>, tensor<2xf32>, tensor<2x1xi32>)
  return %a#0, %a#1, %b#0, %b#1, %c#0, %c#1, %d#0, %d#1, %d#2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2xi32>, tensor<2xf32>, tensor<2x1xi32>
}
