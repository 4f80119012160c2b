// RUN: mlir-interp run %s 2>&1 | FileCheck %s

// CHECK: dense<[poison, 7]> : tensor<?xi8>
// CHECK-NEXT: dense<[1, 2]> : tensor<2xi8>
// CHECK-NEXT: dense<[1, 9]> : tensor<2xi8>
// CHECK-NEXT: dense<[1, 2]> : tensor<*xi8>
// CHECK: :[[#@LINE+9]]:8: note: the poison was born here: the element was never given a value
func.func @main() -> (tensor<?xi8>, tensor<2xi8>, tensor<2xi8>, tensor<*xi8>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i8
  %nine = arith.constant 9 : i8
  %t = arith.constant dense<[1, 2]> : tensor<2xi8>
  %u = tensor.cast %t : tensor<2xi8> to tensor<*xi8>
  // What is in the copy is not in the tensor.
  %a = bufferization.alloc_tensor(%c2) size_hint=%c2 {memory_space = 3 : i64} : tensor<?xi8>
  %b = tensor.insert %seven into %a[%c1] : tensor<?xi8>
  %c = bufferization.alloc_tensor() copy(%t) : tensor<2xi8>
  %d = tensor.insert %nine into %c[%c1] : tensor<2xi8>
  // A buffer may be freed; the tensor stays what it is (B1).
  bufferization.dealloc_tensor %c : tensor<2xi8>
  %e = bufferization.alloc_tensor() copy(%u) : tensor<*xi8>
  return %b, %c, %d, %e : tensor<?xi8>, tensor<2xi8>, tensor<2xi8>, tensor<*xi8>
}
