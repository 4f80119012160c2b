// RUN: mlir-interp diff %s --passes=ownership-based-buffer-deallocation,buffer-deallocation-simplification,bufferization-lower-deallocations | FileCheck %s
// What a pass leaves may be what is not executed here; where a later one makes of it what is, that is
// held against the program before both.
// CHECK: no counterexample in
// CHECK-NEXT: not judged behind 'ownership-based-buffer-deallocation': what it left cannot be read here
// CHECK-NEXT: what later passes left was held against the program before it
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %r = memref.load %m[%c0] : memref<4xi32>
  return %r : i32
}
