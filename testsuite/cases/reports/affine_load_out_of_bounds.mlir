// RUN: cd %S && not mlir-interp run affine_load_out_of_bounds.mlir 2>&1 \
// RUN:     | FileCheck %s --match-full-lines --strict-whitespace
// An affine access whose map leaves the buffer.
func.func @main() -> i32 {
  %m = memref.alloc() : memref<10xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 10 {
    affine.store %zero, %m[%i] : memref<10xi32>
  }
  %sum = affine.for %i = 0 to 10 iter_args(%s = %zero) -> (i32) {
    %v = affine.load %m[%i + 1] : memref<10xi32>
    %t = arith.addi %s, %v : i32
    affine.yield %t : i32
  }
  return %sum : i32
}

// CHECK:affine_load_out_of_bounds.mlir:11:10: error: undefined behaviour: index 10 is out of bounds: dimension 0 has size 10
// CHECK-NEXT:    %v = affine.load %m[%i + 1] : memref<10xi32>
// CHECK-NEXT:         ^
// CHECK-NEXT:affine_load_out_of_bounds.mlir:11:10: note: in 'affine.load', with %m = memref at 0x100000040, sizes [10], strides [1] : memref<10xi32>, %i = 9 : index
// CHECK-NEXT:affine_load_out_of_bounds.mlir:10:10: note: in the loops around it, at %i = 9
// CHECK-NEXT:  %sum = affine.for %i = 0 to 10 iter_args(%s = %zero) -> (i32) {
// CHECK-NEXT:         ^
// CHECK-NEXT:affine_load_out_of_bounds.mlir:5:8: note: the memory (40 bytes at 0x100000040) was allocated here
// CHECK-NEXT:  %m = memref.alloc() : memref<10xi32>
// CHECK-NEXT:       ^
// CHECK-NEXT:note: the rule is in the operation's document: {{.*}}mlir-interp explain affine.load
// CHECK-NOT:{{.}}
