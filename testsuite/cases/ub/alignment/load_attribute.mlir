// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The attribute demands more than the type: here 8 bytes of every element.
func.func @main() {
  %c1 = arith.constant 1 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() {alignment = 8} : memref<2xi32>
  memref.store %x, %m[%c1] : memref<2xi32>
  // CHECK: load_attribute.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the address 0x{{[0-9a-f]+}}4 is not aligned to 8 bytes
  %y = memref.load %m[%c1] {alignment = 8} : memref<2xi32>
  return
}
