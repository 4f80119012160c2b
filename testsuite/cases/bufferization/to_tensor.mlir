// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// The elements that the memory has at that moment, in the order of indices, whatever its layout is (B2).

// CHECK: dense<{{\[\[}}1, 5], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT: dense<[3, 1]> : tensor<2xi32>
// CHECK-NEXT: dense<[poison, 9]> : tensor<?xi32>
// CHECK-NEXT: dense<> : tensor<0xi32>
// CHECK-NEXT: dense<7> : tensor<*xi32>
// CHECK-NEXT: dense<[-1, poison]> : tensor<2xi3>
// CHECK-NEXT: dense<{{\[\[}}?, ?], [3, 8]]> : memref<2x2xi32>
func.func @main() -> (tensor<2x2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<0xi32>, tensor<*xi32>, tensor<2xi3>, memref<2x2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %values = arith.constant dense<[[1, 5], [3, 4]]> : tensor<2x2xi32>
  %eight = arith.constant 8 : i32
  %nine = arith.constant 9 : i32
  %m = bufferization.to_buffer %values : tensor<2x2xi32> to memref<2x2xi32>
  %a = bufferization.to_tensor %m restrict : memref<2x2xi32> to tensor<2x2xi32>
  // What is written later is not in the tensor.
  memref.store %eight, %m[%c1, %c1] : memref<2x2xi32>
  %column = memref.subview %m[1, 0] [2, 1] [-1, 1] : memref<2x2xi32> to memref<2xi32, strided<[-2], offset: 2>>
  %b = bufferization.to_tensor %column : memref<2xi32, strided<[-2], offset: 2>> to tensor<2xi32>
  %n = memref.alloc(%c2) : memref<?xi32>
  memref.store %nine, %n[%c1] : memref<?xi32>
  %c = bufferization.to_tensor %n : memref<?xi32> to tensor<?xi32>
  // No element is read of memory that is freed already.
  %none = memref.alloc() : memref<0xi32>
  memref.dealloc %none : memref<0xi32>
  %d = bufferization.to_tensor %none : memref<0xi32> to tensor<0xi32>
  %scalar = arith.constant dense<7> : tensor<i32>
  %any = tensor.cast %scalar : tensor<i32> to tensor<*xi32>
  %buffer = bufferization.to_buffer %any : tensor<*xi32> to memref<*xi32>
  %e = bufferization.to_tensor %buffer : memref<*xi32> to tensor<*xi32>
  // Bits above the width (M9).
  %bytes = memref.alloc() : memref<2xi8>
  %low = arith.constant 7 : i8
  %high = arith.constant 8 : i8
  memref.store %low, %bytes[%c0] : memref<2xi8>
  memref.store %high, %bytes[%c1] : memref<2xi8>
  %small = memref.view %bytes[%c0][] : memref<2xi8> to memref<2xi3>
  %f = bufferization.to_tensor %small : memref<2xi3> to tensor<2xi3>
  // A tensor that may be written in its memory takes it.
  %row = memref.subview %m[0, 0] [1, 2] [1, 1] : memref<2x2xi32> to memref<2xi32, strided<[1]>>
  %g = bufferization.to_tensor %row restrict writable : memref<2xi32, strided<[1]>> to tensor<2xi32>
  return %a, %b, %c, %d, %e, %f, %m : tensor<2x2xi32>, tensor<2xi32>, tensor<?xi32>, tensor<0xi32>, tensor<*xi32>, tensor<2xi3>, memref<2x2xi32>
}
