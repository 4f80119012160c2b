// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
// Poison may be 0. DECISIONS.md R18.
func.func @main() {
  %p = ub.poison : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi8>
  // CHECK: affine_delinearize_basis.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'dynamic_basis' is poison
  %r:2 = affine.delinearize_index %c0 into (%p) : index, index
  return
}
