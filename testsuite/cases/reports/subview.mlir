// RUN: cd %S && not mlir-interp run subview.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A subview that leaves its source.
func.func @main() {
  %m = memref.alloc() : memref<8xf32>
  %at = arith.constant 5 : index
  %s = memref.subview %m[%at][4][1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  return
}

// CHECK:subview.mlir:7:8: error: undefined behaviour: the slice runs out of bounds along dimension 0: 4 elements from 5 with stride 1, but it has size 8
// CHECK-NEXT:  %s = memref.subview %m[%at][4][1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       ^
// CHECK-NEXT:subview.mlir:7:8: note: in 'memref.subview', with %m = memref at 0x100000040, sizes [8], strides [1] : memref<8xf32>, %at = 5 : index
// CHECK-NEXT:subview.mlir:5:8: note: the memory (32 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<8xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is decision R15: {{.*}}mlir-interp explain R15
// CHECK-NOT:{{.}}
