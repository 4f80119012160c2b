// 8. Memory: memrefs, strides and a view
//
// Values never change; memory does. A memref is a value that points to memory,
// and knows its shape: `memref<3x4xi32>` is 3 rows of 4 numbers. In memory they
// stand one behind the other, row by row, so element (i, j) is number i * 4 + j.
// The 4 and the 1 are the strides: how far it is to the next row, and to the next
// column.
//
// A view is another memref of the same memory. memref.subview takes column 1:
// three elements, each 4 behind the one before, the first of them number 1. That
// is what its type says: `strided<[4], offset: 1>`. No element is copied, and
// what is written through the view stands in the table.
//
//   mlir-interp step 08.mlir
//     break memref.subview
//     continue
//     print %table     its elements, its sizes and strides
//     x %table         its elements, and what is known of each
//     watch %table[2, 1]
//     continue         it changes, by a store that does not name %table
//   mlir-interp trace 08.mlir --html memory.html
//
// Surprising: memory that was never written holds nothing, not even a wrong
// number. It prints as a question mark, and what is read there is poison: to copy
// it is fine, to divide by it is not. Reading beyond the end is undefined at
// once, in any single dimension, even where the memory goes on.
//
// Read on: memory memref-layout uninitialised-memory out-of-bounds memref.subview

func.func @main() -> memref<3xi32, strided<[4], offset: 1>> {
  %seven = arith.constant 7 : i32
  %eight = arith.constant 8 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %table = memref.alloc() : memref<3x4xi32>
  memref.store %seven, %table[%c1, %c1] : memref<3x4xi32>
  %column = memref.subview %table[0, 1] [3, 1] [1, 1]
      : memref<3x4xi32> to memref<3xi32, strided<[4], offset: 1>>
  memref.store %eight, %column[%c2] : memref<3xi32, strided<[4], offset: 1>>
  return %column : memref<3xi32, strided<[4], offset: 1>>
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
  // Number 0 * 4 + 4 is in memory: it is element (1, 0).
  %v = memref.load %table[%c0, %c4] : memref<3x4xi32>
  return %v : i32
}

// ? @main writes two elements of `%table`. What does `%column` hold in the end,
//   with `?` for what nobody wrote?
//   - [?, 7, ?]: [?, 7, ?]
//   - [?, 7, 8]: [?, 7, 8]
//   - [7, 8, ?]: [7, 8, ?]
//   = results @main()
// ? What is `%v` in @too_early, which reads what was never written?
//   = value %v @too_early()
// ? At which operation does @too_early end?
//   = where @too_early()
// ? Element (0, 4) would be number 4, which was written. How does @too_far end?
//   - fine, with 7: fine
//   - undefined: undefined
//   = status @too_far()
// ! Write `@transposed(%m: memref<2x3xi32>) -> memref<3x2xi32, strided<[1, 3]>>`,
//   which gives the same memory with rows and columns changed over, and neither
//   makes memory nor copies or stores anything: memref.transpose is the operation,
//   and its type says which strides it has.
//   @transposed(dense<[[1, 2, 3], [4, 5, 6]]> : memref<2x3xi32>)
//   @transposed(dense<[[0, -7, 0], [0, 0, 8]]> : memref<2x3xi32>)
//   without *.alloc* *.copy *.store *.get_global *.global llvm.mlir.addressof *.clone *.to_buffer
