// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An i24 takes three bytes and is aligned to four.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i24
  %m = memref.alloc() {alignment = 16} : memref<12xi8>
  %v = memref.view %m[%c3][] : memref<12xi8> to memref<1xi24>
  // CHECK: store_view.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the address 0x{{[0-9a-f]+}}3 is not aligned to 4 bytes, as an element must be
  memref.store %x, %v[%c0] : memref<1xi24>
  return
}
