// Inclusive prefix sums, one after the other.
func.func @prefix_sum(%a: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %a, %c0 : memref<?xi64>
  %total = affine.for %i = 0 to %n iter_args(%sum = %zero) -> (i64) {
    %x = affine.load %a[%i] : memref<?xi64>
    %next = arith.addi %sum, %x : i64
    affine.store %next, %a[%i] : memref<?xi64>
    affine.yield %next : i64
  }
  return
}

// The same in steps of 1, 2, 4, ... elements, each step parallel, between two halves of a buffer
// (Hillis and Steele).
func.func @prefix_sum_parallel(%a: memref<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %a, %c0 : memref<?xi64>
  %halves = memref.alloc(%n) : memref<2x?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?xi64>
    memref.store %x, %halves[%c0, %i] : memref<2x?xi64>
  }
  %last:2 = scf.while (%reach = %c1, %from = %c0) : (index, index) -> (index, index) {
    %more = arith.cmpi ult, %reach, %n : index
    scf.condition(%more) %reach, %from : index, index
  } do {
  ^bb0(%reach: index, %from: index):
    %to = arith.subi %c1, %from : index
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      %x = memref.load %halves[%from, %i] : memref<2x?xi64>
      %has_left = arith.cmpi uge, %i, %reach : index
      %sum = scf.if %has_left -> i64 {
        %left = arith.subi %i, %reach : index
        %y = memref.load %halves[%from, %left] : memref<2x?xi64>
        %both = arith.addi %x, %y : i64
        scf.yield %both : i64
      } else {
        scf.yield %x : i64
      }
      memref.store %sum, %halves[%to, %i] : memref<2x?xi64>
      scf.reduce
    }
    %further = arith.muli %reach, %c2 : index
    scf.yield %further, %to : index, index
  }
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %halves[%last#1, %i] : memref<2x?xi64>
    memref.store %x, %a[%i] : memref<?xi64>
  }
  memref.dealloc %halves : memref<2x?xi64>
  return
}

// Adds the columns of a table to `columns`; the sum of all is the result. The table is one row here.
func.func @table_sums(%table: memref<?x4xi32>, %columns: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %flat = memref.collapse_shape %table [[0, 1]] : memref<?x4xi32> into memref<?xi32>
  %n = memref.dim %flat, %c0 : memref<?xi32>
  %total = affine.for %i = 0 to %n iter_args(%sum = %zero) -> (i32) {
    %x = affine.load %flat[%i] : memref<?xi32>
    %old = affine.load %columns[%i mod 4] : memref<4xi32>
    %new = arith.addi %old, %x : i32
    affine.store %new, %columns[%i mod 4] : memref<4xi32>
    %next = arith.addi %sum, %x : i32
    affine.yield %next : i32
  }
  return %total : i32
}
