// RUN: cd %S && not mlir-interp run load_out_of_bounds.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// A load beyond the end of a dimension.
func.func @main() -> f32 {
  %m = memref.alloc() : memref<4x3xf32>
  %i = arith.constant 1 : index
  %j = arith.constant 3 : index
  %v = memref.load %m[%i, %j] : memref<4x3xf32>
  return %v : f32
}

// CHECK:load_out_of_bounds.mlir:8:8: error: undefined behaviour: index 3 is out of bounds: dimension 1 has size 3
// CHECK-NEXT:  %v = memref.load %m[%i, %j] : memref<4x3xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT:load_out_of_bounds.mlir:8:8: note: in 'memref.load', with %m = memref at 0x100000040, sizes [4, 3], strides [3, 1] : memref<4x3xf32>, %i = 1 : index, %j = 3 : index
// CHECK-NEXT:load_out_of_bounds.mlir:5:8: note: the memory (48 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<4x3xf32>
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain memref.load
// CHECK-NOT:{{.}}
