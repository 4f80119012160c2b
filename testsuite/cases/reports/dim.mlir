// RUN: cd %S && not mlir-interp run dim.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// The size of a dimension that is not there.
func.func @main() -> index {
  %m = memref.alloc() : memref<8xf32>
  %one = arith.constant 1 : index
  %d = memref.dim %m, %one : memref<8xf32>
  return %d : index
}

// CHECK:dim.mlir:7:8: error: undefined behaviour: dimension 1 is asked of a memref of 1 dimension
// CHECK-NEXT:  %d = memref.dim %m, %one : memref<8xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT:dim.mlir:7:8: note: in 'memref.dim', with %m = memref at 0x100000040, sizes [8], strides [1] : memref<8xf32>, %one = 1 : index
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.dim
// CHECK-NOT:{{.}}
