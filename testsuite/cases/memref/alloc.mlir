// RUN: mlir-interp run %s | FileCheck %s
// Memory of static and dynamic sizes, aligned as asked; strides and offset of a layout.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %x = arith.constant 42 : i32
  %static = memref.alloc() : memref<2x3xi32>
  memref.store %x, %static[%c1, %c2] : memref<2x3xi32>
  %loaded = memref.load %static[%c1, %c2] : memref<2x3xi32>
  // CHECK: 42
  vector.print %loaded : i32

  %dynamic = memref.alloc(%c2, %c3) : memref<?x5x?xi8>
  %d0 = memref.dim %dynamic, %c0 : memref<?x5x?xi8>
  %d2 = memref.dim %dynamic, %c2 : memref<?x5x?xi8>
  // CHECK-NEXT: 2
  vector.print %d0 : index
  // CHECK-NEXT: 3
  vector.print %d2 : index

  %aligned = memref.alloc() {alignment = 64} : memref<3xi8>
  %address = memref.extract_aligned_pointer_as_index %aligned : memref<3xi8> -> index
  %rest = arith.remui %address, %c64 : index
  // CHECK-NEXT: 0
  vector.print %rest : index

  // The last element of a layout lies behind all others, however far.
  %strided = memref.alloc() : memref<2x2xi32, strided<[10, 3], offset: 5>>
  memref.store %x, %strided[%c1, %c1] : memref<2x2xi32, strided<[10, 3], offset: 5>>
  %far = memref.load %strided[%c1, %c1] : memref<2x2xi32, strided<[10, 3], offset: 5>>
  // CHECK-NEXT: 42
  vector.print %far : i32

  // Empty memory has sizes too.
  %empty = memref.alloc(%c0) : memref<?x4xf64>
  %none = memref.dim %empty, %c0 : memref<?x4xf64>
  // CHECK-NEXT: 0
  vector.print %none : index
  memref.dealloc %empty : memref<?x4xf64>
  return
}
