// RUN: cd %S && not mlir-interp run cast.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A memref.cast to a size the buffer does not have.
func.func @main() {
  %n = arith.constant 3 : index
  %m = memref.alloc(%n) : memref<?xf32>
  %c = memref.cast %m : memref<?xf32> to memref<4xf32>
  return
}

// CHECK:cast.mlir:7:8: error: the program stopped itself: the cast is to size 4 in dimension 0, but the memref has size 3
// CHECK-NEXT:  %c = memref.cast %m : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT:cast.mlir:7:8: note: in 'memref.cast', with %m = memref at 0x100000040, sizes [3], strides [1] : memref<?xf32>
// CHECK-NEXT:note: the rule is decision R11: {{.*}}mlir-interp explain R11
// CHECK-NOT:{{.}}
