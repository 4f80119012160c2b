// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i8
  %m = memref.alloc() {alignment = 16} : memref<4xi8>
  // CHECK: store_attribute.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the address 0x{{[0-9a-f]+}}3 is not aligned to 2 bytes
  memref.store %x, %m[%c3] {alignment = 2} : memref<4xi8>
  return
}
