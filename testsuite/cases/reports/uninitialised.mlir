// RUN: cd %S && not mlir-interp run uninitialised.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// An element is read that was never written.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %r = memref.load %m[%c1] : memref<2xi32>
  return %r : i32
}

// CHECK:uninitialised.mlir:10:8: error: undefined behaviour: the element is read, and nothing was ever written there
// CHECK-NEXT:  %r = memref.load %m[%c1] : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:uninitialised.mlir:10:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>, %c1 = 1 : index
// CHECK-NEXT:uninitialised.mlir:8:8: note: the memory (8 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NOT:{{.}}
