// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s
// Ranks 0 to 3, sizes known and unknown: every element has a place of its own.
func.func @fill(%m: memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  %n0 = memref.dim %m, %c0 : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %n1 = memref.dim %m, %c1 : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %n2 = memref.dim %m, %c2 : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  scf.for %i = %c0 to %n0 step %c1 {
    scf.for %j = %c0 to %n1 step %c1 {
      scf.for %k = %c0 to %n2 step %c1 {
        %ten = arith.muli %i, %c10 : index
        %tens = arith.addi %ten, %j : index
        %hundred = arith.muli %tens, %c10 : index
        %x = arith.addi %hundred, %k : index
        memref.store %x, %m[%i, %j, %k] : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
      }
    }
  }
  // How many elements hold what was written there, after all were.
  %good = scf.for %i = %c0 to %n0 step %c1 iter_args(%a = %c0) -> (index) {
    %b = scf.for %j = %c0 to %n1 step %c1 iter_args(%d = %a) -> (index) {
      %e = scf.for %k = %c0 to %n2 step %c1 iter_args(%f = %d) -> (index) {
        %ten = arith.muli %i, %c10 : index
        %tens = arith.addi %ten, %j : index
        %hundred = arith.muli %tens, %c10 : index
        %x = arith.addi %hundred, %k : index
        %y = memref.load %m[%i, %j, %k] : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
        %same = arith.cmpi eq, %x, %y : index
        %one = arith.extui %same : i1 to i32
        %more = arith.index_cast %one : i32 to index
        %g = arith.addi %f, %more : index
        scf.yield %g : index
      }
      scf.yield %e : index
    }
    scf.yield %b : index
  }
  return %good : index
}

func.func @main() {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %cube = memref.alloc(%c2, %c4) : memref<?x3x?xindex>
  %a = memref.cast %cube : memref<?x3x?xindex> to memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %n = func.call @fill(%a) : (memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index
  // CHECK: 24
  vector.print %n : index
  // Dimensions in another order.
  %turned = memref.transpose %cube (i, j, k) -> (k, i, j)
      : memref<?x3x?xindex> to memref<?x?x3xindex, strided<[1, ?, ?]>>
  %b = memref.cast %turned : memref<?x?x3xindex, strided<[1, ?, ?]>>
      to memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %o = func.call @fill(%b) : (memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index
  // CHECK-NEXT: 24
  vector.print %o : index
  // Every other plane of it.
  %some = memref.subview %b[1, 0, 0] [2, 2, 3] [2, 1, 1]
      : memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
      to memref<2x2x3xindex, strided<[?, ?, ?], offset: ?>>
  %c = memref.cast %some : memref<2x2x3xindex, strided<[?, ?, ?], offset: ?>>
      to memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %p = func.call @fill(%c) : (memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index
  // CHECK-NEXT: 12
  vector.print %p : index
  memref.dealloc %cube : memref<?x3x?xindex>

  // A line and a point as what they are in three dimensions.
  %line = memref.alloc() : memref<5xindex>
  %l = memref.reinterpret_cast %line to offset: [0], sizes: [1, 5, 1], strides: [1, 1, 1]
      : memref<5xindex> to memref<1x5x1xindex, strided<[1, 1, 1]>>
  %d = memref.cast %l : memref<1x5x1xindex, strided<[1, 1, 1]>>
      to memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %q = func.call @fill(%d) : (memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index
  // CHECK-NEXT: 5
  vector.print %q : index
  memref.dealloc %line : memref<5xindex>

  %point = memref.alloc() : memref<index>
  memref.store %c4, %point[] : memref<index>
  %e = memref.expand_shape %point [] output_shape [1, 1, 1] : memref<index> into memref<1x1x1xindex>
  %f = memref.cast %e : memref<1x1x1xindex> to memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>
  %r = func.call @fill(%f) : (memref<?x?x?xindex, strided<[?, ?, ?], offset: ?>>) -> index
  // CHECK-NEXT: 1
  vector.print %r : index
  %zero = memref.load %point[] : memref<index>
  // CHECK-NEXT: 0
  vector.print %zero : index
  memref.dealloc %point : memref<index>
  return
}
