// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// Poison may be any number, a negative one too. DECISIONS.md R1.
func.func @main() {
  %p = ub.poison : index
  %m = memref.alloc() : memref<8xi8>
  %d = memref.cast %m : memref<8xi8> to memref<?xi8>
  // CHECK: memref_expand_shape_size.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'output_shape' is poison
  %r = memref.expand_shape %d [[0, 1]] output_shape [%p, 2] : memref<?xi8> into memref<?x2xi8>
  return
}
