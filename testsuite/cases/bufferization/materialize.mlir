// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// With a tensor as dest the source, with a memref what is written there (B4).

// CHECK: dense<[1, 2]> : tensor<?xi8>
// CHECK-NEXT: dense<{{\[\[}}?, 1], [?, 2]]> : memref<2x2xi8>
// CHECK-NEXT: dense<[1, 2]> : memref<2xi8>
// CHECK-NEXT: dense<[poison, 5]> : memref<2xi8>
func.func @main() -> (tensor<?xi8>, memref<2x2xi8>, memref<2xi8>, memref<2xi8>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %five = arith.constant 5 : i8
  %t = arith.constant dense<[1, 2]> : tensor<2xi8>
  %u = tensor.cast %t : tensor<2xi8> to tensor<?xi8>
  %none = tensor.empty(%c2) : tensor<?xi8>
  %a = bufferization.materialize_in_destination %u in %none : (tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  %m = memref.alloc() : memref<2x2xi8>
  %column = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<2x2xi8> to memref<2xi8, strided<[2], offset: 1>>
  bufferization.materialize_in_destination %u in restrict writable %column
      : (tensor<?xi8>, memref<2xi8, strided<[2], offset: 1>>) -> ()
  // What a writable tensor took is given back.
  %n = memref.alloc() : memref<2xi8>
  %w = bufferization.to_tensor %n restrict writable : memref<2xi8> to tensor<2xi8>
  bufferization.materialize_in_destination %t in writable %n : (tensor<2xi8>, memref<2xi8>) -> ()
  // Poison elements move.
  %o = memref.alloc() : memref<2xi8>
  %p = tensor.insert %five into %none[%c1] : tensor<?xi8>
  %q = ub.poison : i8
  %c0 = arith.constant 0 : index
  %r = tensor.insert %q into %p[%c0] : tensor<?xi8>
  bufferization.materialize_in_destination %r in writable %o : (tensor<?xi8>, memref<2xi8>) -> ()
  return %a, %m, %n, %o : tensor<?xi8>, memref<2x2xi8>, memref<2xi8>, memref<2xi8>
}
