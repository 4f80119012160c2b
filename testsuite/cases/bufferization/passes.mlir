// RUN: mlir-interp diff %s --passes=ownership-based-buffer-deallocation,buffer-deallocation-simplification,bufferization-lower-deallocations | FileCheck %s
// What deallocation passes leave in between is executed, too.
// CHECK: no counterexample in
// CHECK-NOT: not judged
func.func @f(%v: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  memref.store %v, %n[%c0] : memref<4xi32>
  %k = arith.select %c, %m, %n : memref<4xi32>
  %r = memref.load %k[%c0] : memref<4xi32>
  return %r : i32
}
