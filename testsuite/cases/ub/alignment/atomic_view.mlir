// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i16
  %m = memref.alloc() {alignment = 16} : memref<4xi8>
  %v = memref.view %m[%c1][] : memref<4xi8> to memref<1xi16>
  // CHECK: atomic_view.mlir:[[# @LINE + 1]]:10: error: undefined behaviour: the address 0x{{[0-9a-f]+}}1 is not aligned to 2 bytes, as an element must be
  %old = memref.atomic_rmw addi %x, %v[%c0] : (i16, memref<1xi16>) -> i16
  return
}
