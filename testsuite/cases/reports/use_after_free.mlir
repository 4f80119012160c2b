// RUN: cd %S && not mlir-interp run use_after_free.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A buffer is read after it was freed.
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %r = memref.load %m[%c0] : memref<2xi32>
  return %r : i32
}

// CHECK:use_after_free.mlir:10:8: error: undefined behaviour: the memory is used after it was freed
// CHECK-NEXT:  %r = memref.load %m[%c0] : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:use_after_free.mlir:10:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [2], strides [1] : memref<2xi32>, %c0 = 0 : index
// CHECK-NEXT:use_after_free.mlir:7:8: note: the memory (8 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<2xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:use_after_free.mlir:9:3: note: and was freed here
// CHECK-NEXT:  memref.dealloc %m : memref<2xi32>
// CHECK-NEXT:  ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.load
// CHECK-NOT:{{.}}
