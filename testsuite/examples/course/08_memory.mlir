// 8. Memory: memrefs, strides and a view
//
//   build/mlir-interp run testsuite/examples/course/08_memory.mlir
//
// Values never change; memory does. A memref is a value that points to memory, and knows its shape:
// `memref<3x4xi32>` is 3 rows of 4 numbers. In memory they stand one behind the other, row by row,
// so element (i, j) is number i * 4 + j. The 4 and the 1 are the strides: how far it is to the next
// row, and to the next column.
//
// A view is another memref of the same memory. memref.subview takes column 1: three elements, each
// 4 behind the one before, the first of them number 1. That is what its type says:
// `strided<[4], offset: 1>`. No element is copied, and what is written through the view stands in
// the table, as the second line that is printed shows.
//
//   build/mlir-interp step testsuite/examples/course/08_memory.mlir
//     break memref.subview
//     continue
//     print %table     its elements, its sizes and strides
//     x %table         its elements, and what is known of each: is it written, is it poison?
//     info memory      all that is allocated
//     watch %table[2, 1]
//     continue         it changes, by a store that does not name %table
//
// The page shows memory as a grid, where reads and writes light up:
//
//   build/mlir-interp trace testsuite/examples/course/08_memory.mlir --html memory.html
//
// Surprising: memory that was never written holds nothing, not even a wrong number. It prints as a
// question mark, and what is read there is poison: to copy it is fine, to divide by it is not, and
// the report of that shows the allocation and the read. (With --strict-init the read itself is
// reported, which finds your own mistakes sooner.) Reading beyond the end is undefined behaviour at
// once, in any single dimension, even where the memory goes on:
//
//   build/mlir-interp run testsuite/examples/course/08_memory.mlir -e too_early
//   build/mlir-interp run testsuite/examples/course/08_memory.mlir -e too_far
//
// Read on: build/mlir-interp explain memory

func.func @main() -> (memref<3xi32, strided<[4], offset: 1>>, memref<3x4xi32>) {
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %table = memref.alloc() : memref<3x4xi32>
  memref.store %seven, %table[%c1, %c1] : memref<3x4xi32>
  %column = memref.subview %table[0, 1] [3, 1] [1, 1]
      : memref<3x4xi32> to memref<3xi32, strided<[4], offset: 1>>
  memref.store %eight, %column[%c2] : memref<3xi32, strided<[4], offset: 1>>
  return %column, %table : memref<3xi32, strided<[4], offset: 1>>, memref<3x4xi32>
}

func.func @too_early() -> i32 {
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  %v = memref.load %m[%c0] : memref<2xi32>
  %quotient = arith.divui %seven, %v : i32
  return %quotient : i32
}

func.func @too_far() -> i32 {
  %seven = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %table = memref.alloc() : memref<3x4xi32>
  memref.store %seven, %table[%c1, %c0] : memref<3x4xi32>
  // Number 0 * 4 + 4 is in memory: it is element (1, 0). But there is no column 4.
  %v = memref.load %table[%c0, %c4] : memref<3x4xi32>
  return %v : i32
}

// Exercise: take a subview of every second column of rows 1 and 2. Which strides and which offset
// does its type need? (The verifier tells you when you are wrong.) Then free %table with
// memref.dealloc before the last store, and read the report.
