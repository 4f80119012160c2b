// RUN: not mlir-interp diff %s --with=%S/Inputs/allocated.mlir | FileCheck %s
// RUN: mlir-interp diff %s --passes='expand-strided-metadata,convert-to-llvm,reconcile-unrealized-casts' | FileCheck %s --check-prefix=RIGHT
// A descriptor's allocated pointer is there for the deallocation: elements lie where the aligned one points (decision
// M37), be it the same number by chance.

// RIGHT: no counterexample

// CHECK: DIFFERS
// CHECK-SAME: undefined behaviour in @last
// CHECK: a function reads memory through its argument 0, which the argument's promise denies
func.func @last(%m: memref<4xi32>) -> i32 {
  %c3 = arith.constant 3 : index
  %v = memref.load %m[%c3] : memref<4xi32>
  return %v : i32
}

func.func @given_back(%m: memref<?xi32>) -> memref<?xi32> {
  return %m : memref<?xi32>
}

func.func @copied(%m: memref<?xi32>, %n: memref<?xi32, strided<[?], offset: ?>>) {
  memref.copy %m, %n : memref<?xi32> to memref<?xi32, strided<[?], offset: ?>>
  return
}
