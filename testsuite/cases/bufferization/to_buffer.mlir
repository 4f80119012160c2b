// RUN: mlir-interp run %s --leaks | FileCheck %s
// Memory of its own: writing to it does not change the tensor, and nobody has to free it (B3).

// CHECK: dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT: dense<[1, 9]> : memref<2xi8>
// CHECK-NEXT: dense<{{\[\[}}1, 2], [3, 4]]> : memref<2x2xi8, strided<[1, 2], offset: 3>>
// CHECK-NEXT: dense<[1, 2]> : memref<?xi8, strided<[?], offset: ?>, 5>
// CHECK-NEXT: dense<[]> : memref<?xi8>
func.func @main() -> (tensor<2xi8>, memref<2xi8>, memref<2x2xi8, strided<[1, 2], offset: 3>>, memref<?xi8, strided<[?], offset: ?>, 5>, memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %nine = arith.constant 9 : i8
  %t = arith.constant dense<[1, 2]> : tensor<2xi8>
  %a = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
  memref.store %nine, %a[%c1] : memref<2xi8>
  %square = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
  %b = bufferization.to_buffer %square read_only : tensor<2x2xi8> to memref<2x2xi8, strided<[1, 2], offset: 3>>
  %u = tensor.cast %t : tensor<2xi8> to tensor<?xi8>
  %c = bufferization.to_buffer %u : tensor<?xi8> to memref<?xi8, strided<[?], offset: ?>, 5>
  %none = tensor.empty(%c0) : tensor<?xi8>
  %d = bufferization.to_buffer %none read_only : tensor<?xi8> to memref<?xi8>
  return %t, %a, %b, %c, %d : tensor<2xi8>, memref<2xi8>, memref<2x2xi8, strided<[1, 2], offset: 3>>, memref<?xi8, strided<[?], offset: ?>, 5>, memref<?xi8>
}
