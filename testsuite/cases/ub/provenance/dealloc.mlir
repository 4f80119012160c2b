// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %bytes = memref.alloc() {alignment = 8} : memref<24xi8>
  %words = memref.view %bytes[%c0][] : memref<24xi8> to memref<3xindex>
  memref.store %c0, %words[%c0] : memref<3xindex>
  memref.store %c0, %words[%c1] : memref<3xindex>
  memref.store %c0, %words[%c2] : memref<3xindex>
  %at = memref.view %bytes[%c0][] : memref<24xi8> to memref<memref<i32>>
  %made = memref.load %at[] : memref<memref<i32>>
  // CHECK: dealloc.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed that was never allocated: the pointer 0x0 was not derived from an allocation
  memref.dealloc %made : memref<i32>
  return
}
