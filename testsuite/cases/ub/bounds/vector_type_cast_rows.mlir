// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Rows of a vector begin a power of two of bytes apart, further than the scalars lay (V34).
func.func @main() {
  %m = memref.alloc() : memref<2x3xi8>
  %t = vector.type_cast %m : memref<2x3xi8> to memref<vector<2x3xi8>>
  %v = arith.constant dense<1> : vector<2x3xi8>
  // CHECK: vector_type_cast_rows.mlir:[[# @LINE + 3]]:3: error: undefined behaviour: 8 bytes at offset 0 are out of the bounds of their allocation, which has 6 bytes
  // CHECK: note: rows of 3 lanes, which take 3 bytes, begin 4 bytes apart in memory
  // CHECK: note: the rule is decision V34
  memref.store %v, %t[] : memref<vector<2x3xi8>>
  return
}
