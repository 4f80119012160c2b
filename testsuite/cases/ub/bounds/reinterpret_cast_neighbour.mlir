// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Far enough to reach another allocation: its provenance is not that of the memref.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 7 : i32
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.store %x, %b[%c0] : memref<4xi32>
  %pa = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %pb = memref.extract_aligned_pointer_as_index %b : memref<4xi32> -> index
  %bytes = arith.subi %pb, %pa : index
  %far = arith.divsi %bytes, %c4 : index
  %r = memref.reinterpret_cast %a to offset: [%far], sizes: [1], strides: [1]
      : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
  // CHECK: reinterpret_cast_neighbour.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: 4 bytes at offset {{-?[0-9]+}} are out of the bounds of their allocation, which has 16 bytes
  %y = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: ?>>
  return
}
