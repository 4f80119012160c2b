// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s 2> /dev/null; test $? -eq 5
// "Acts as an assertion that fails at runtime": DECISIONS.md R11.
func.func @main() {
  %c3 = arith.constant 3 : index
  %m = memref.alloc(%c3) : memref<2x?xi32>
  // CHECK: cast_size.mlir:[[# @LINE + 1]]:8: error: the program stopped itself: the cast is to size 4 in dimension 1, but the memref has size 3
  %c = memref.cast %m : memref<2x?xi32> to memref<2x4xi32>
  return
}
