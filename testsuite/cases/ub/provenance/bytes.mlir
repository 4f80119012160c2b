// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A pointer one of whose bytes was written anew is numbers (DECISIONS M5).
func.func @main() {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %x = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %bytes = memref.alloc() {alignment = 8} : memref<24xi8>
  %at = memref.view %bytes[%c0][] : memref<24xi8> to memref<memref<i32>>
  memref.store %m, %at[] : memref<memref<i32>>
  %low = memref.load %bytes[%c8] : memref<24xi8>
  memref.store %low, %bytes[%c8] : memref<24xi8>
  %made = memref.load %at[] : memref<memref<i32>>
  // CHECK: bytes.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the memref points to no memory: its pointer 0x{{[0-9a-f]+}} was not derived from an allocation
  %y = memref.load %made[] : memref<i32>
  return
}
