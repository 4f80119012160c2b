// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  // CHECK: affine_load_operand.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'indices' is poison
  %x = affine.load %m[symbol(%p)] : memref<4xi32>
  return
}
