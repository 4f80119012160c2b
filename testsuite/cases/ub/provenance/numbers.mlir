// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A memref made of numbers points to no memory, not even with the right address.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<i32>
  %address = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %bytes = memref.alloc() {alignment = 8} : memref<24xi8>
  %words = memref.view %bytes[%c0][] : memref<24xi8> to memref<3xindex>
  %c2 = arith.constant 2 : index
  memref.store %address, %words[%c0] : memref<3xindex>
  memref.store %address, %words[%c1] : memref<3xindex>
  memref.store %c0, %words[%c2] : memref<3xindex>
  %at = memref.view %bytes[%c0][] : memref<24xi8> to memref<memref<i32>>
  %made = memref.load %at[] : memref<memref<i32>>
  %x = arith.constant 7 : i32
  // CHECK: numbers.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memref points to no memory: its pointer 0x{{[0-9a-f]+}} was not derived from an allocation
  memref.store %x, %made[] : memref<i32>
  return
}
