// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// An i24 takes four bytes of memory and is stored in three.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i24
  %m = memref.alloc() {alignment = 4} : memref<4xi8>
  %narrow = memref.view %m[%c0][] : memref<4xi8> to memref<i24>
  %wide = memref.view %m[%c0][] : memref<4xi8> to memref<i32>
  memref.store %x, %narrow[] : memref<i24>
  // STRICT: padding.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the element is read, and nothing was ever written there
  %y = memref.load %wide[] : memref<i32>
  // CHECK: padding.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'rhs' is poison
  %q = arith.remsi %y, %y : i32
  return
}
