// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A view by bytes that begins between elements.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() {alignment = 16} : memref<12xi8>
  %v = memref.view %m[%c2][] : memref<12xi8> to memref<1xi64>
  // CHECK: load_view.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the address 0x{{[0-9a-f]+}}2 is not aligned to 8 bytes, as an element must be
  %x = memref.load %v[%c0] : memref<1xi64>
  return
}
