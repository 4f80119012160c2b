// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
func.func @main() {
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xindex>
  %n = memref.alloc() : memref<4xi32>
  // CHECK: index.mlir:[[# @LINE + 4]]:3: error: undefined behaviour: the operand 'indices' is poison
  // CHECK: index.mlir:[[# @LINE - 3]]:8: note: the poison was born here: memory was allocated, and what is read of it was never written
  // STRICT: index.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %i = affine.load %m[0] : memref<1xindex>
  memref.store %x, %n[%i] : memref<4xi32>
  return
}
