// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// Poison may be any number, a negative one too. DECISIONS.md R1.
func.func @main() {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: memref_view_size.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'sizes' is poison
  %r = memref.view %m[%c0][%p] : memref<8xi8> to memref<?xi8>
  return
}
