// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// The lane is poison that nothing was written to, and no other.
func.func @main() {
  %v = arith.constant dense<1> : vector<3xi32>
  %m = memref.alloc() : memref<4xi32>
  affine.vector_store %v, %m[0] : memref<4xi32>, vector<3xi32>
  // STRICT: affine_vector_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the element is read, and nothing was ever written there
  %w = affine.vector_load %m[0] : memref<4xi32>, vector<4xi32>
  // CHECK: affine_vector_load.mlir:[[# @LINE + 2]]:{{[0-9]+}}: error: undefined behaviour: the operand 'rhs' is poison
  // CHECK: note: in 'arith.divui', lane 3, with %w = dense<[1, 1, 1, poison]>
  %q = arith.divui %w, %w : vector<4xi32>
  return
}
