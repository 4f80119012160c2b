// RUN: mlir-interp run %s | FileCheck %s
// A copy, which is freed for itself (B5).

// CHECK: dense<[1, 2]> : memref<?xi8>
// CHECK-NEXT: dense<[?, 2]> : memref<2xi8>
// CHECK-NEXT: 1 : index
func.func @main() -> (memref<?xi8>, memref<2xi8>, index) {
  %c1 = arith.constant 1 : index
  %two = arith.constant 2 : i8
  %t = arith.constant dense<[1, 2]> : tensor<2xi8>
  %m = bufferization.to_buffer %t : tensor<2xi8> to memref<2xi8>
  %a = bufferization.clone %m : memref<2xi8> to memref<?xi8>
  %n = memref.alloc() : memref<2xi8>
  memref.store %two, %n[%c1] : memref<2xi8>
  %b = bufferization.clone %n : memref<2xi8> to memref<2xi8>
  memref.dealloc %n : memref<2xi8>
  %any = bufferization.clone %a : memref<?xi8> to memref<*xi8>
  %rank = memref.rank %any : memref<*xi8>
  memref.dealloc %any : memref<*xi8>
  return %a, %b, %rank : memref<?xi8>, memref<2xi8>, index
}
