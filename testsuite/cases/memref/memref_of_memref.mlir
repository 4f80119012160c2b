// RUN: mlir-interp run %s | FileCheck %s
// A memref whose elements are memrefs: what is loaded points where what was stored did.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 7 : i32
  %y = arith.constant 8 : i32
  %rows = memref.alloc() : memref<2xmemref<?xi32>>
  %short = memref.alloc(%c1) : memref<?xi32>
  %long = memref.alloc(%c3) : memref<?xi32>
  memref.store %short, %rows[%c0] : memref<2xmemref<?xi32>>
  memref.store %long, %rows[%c1] : memref<2xmemref<?xi32>>
  memref.store %x, %long[%c2] : memref<?xi32>
  %same = memref.load %rows[%c1] : memref<2xmemref<?xi32>>
  %size = memref.dim %same, %c0 : memref<?xi32>
  // CHECK: 3
  vector.print %size : index
  %a = memref.load %same[%c2] : memref<?xi32>
  // CHECK-NEXT: 7
  vector.print %a : i32
  memref.store %y, %same[%c0] : memref<?xi32>
  %b = memref.load %long[%c0] : memref<?xi32>
  // CHECK-NEXT: 8
  vector.print %b : i32

  // Copied whole, a memref in memory stays one.
  %copies = memref.alloc() : memref<2xmemref<?xi32>>
  memref.copy %rows, %copies : memref<2xmemref<?xi32>> to memref<2xmemref<?xi32>>
  %copied = memref.load %copies[%c1] : memref<2xmemref<?xi32>>
  %c = memref.load %copied[%c2] : memref<?xi32>
  // CHECK-NEXT: 7
  vector.print %c : i32
  memref.dealloc %copied : memref<?xi32>
  memref.dealloc %short : memref<?xi32>
  memref.dealloc %copies : memref<2xmemref<?xi32>>
  memref.dealloc %rows : memref<2xmemref<?xi32>>
  return
}
