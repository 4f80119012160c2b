// Loops that are all their bodies' loops do, whose strips go on from one row to the next.

// Five points, from one buffer to another.
func.func @plain_rows_of_points(%a: memref<10x12xf64>, %b: memref<10x12xf64>, %k: f64) {
  affine.for %i = 1 to 9 {
    affine.for %j = 1 to 11 {
      %x = affine.load %a[%i, %j] : memref<10x12xf64>
      %n = affine.load %a[%i - 1, %j] : memref<10x12xf64>
      %s = affine.load %a[%i + 1, %j] : memref<10x12xf64>
      %w = affine.load %a[%i, %j - 1] : memref<10x12xf64>
      %e = affine.load %a[%i, %j + 1] : memref<10x12xf64>
      %ns = arith.addf %n, %s : f64
      %we = arith.subf %w, %e : f64
      %all = arith.addf %ns, %we : f64
      %y = arith.mulf %all, %k : f64
      %z = arith.addf %y, %x : f64
      affine.store %z, %b[%i, %j] : memref<10x12xf64>
    }
  }
  return
}

// Counters of 32 bits, by steps, which are numbers as well as subscripts.
func.func @rows_of_numbers(%a: memref<24x40xi16>, %n: i32, %s: i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c23 = arith.constant 23 : i32
  %c40 = arith.constant 40 : i32
  scf.for %i = %c1 to %c23 step %c3 : i32 {
    %twice = arith.constant 2 : i16
    scf.for %j = %c1 to %c40 step %c2 : i32 {
      %row = arith.index_cast %i : i32 to index
      %column = arith.index_cast %j : i32 to index
      %up = arith.subi %i, %c1 : i32
      %above = arith.index_cast %up : i32 to index
      %low = arith.trunci %up : i32 to i16
      %x = memref.load %a[%above, %column] : memref<24x40xi16>
      %y = arith.muli %x, %twice : i16
      %z = arith.addi %y, %low : i16
      memref.store %z, %a[%row, %column] : memref<24x40xi16>
    }
  }
  return
}

// Rows of two strips, in place, each element with the next one, and with that of the row before.
func.func @rows_of_two_strips(%k: i8) -> i8 {
  %a = memref.alloc() : memref<5x300xi8>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 300 {
      %ten = arith.constant 10 : i8
      %x = arith.index_cast %j : index to i8
      %y = arith.index_cast %i : index to i8
      %z = arith.muli %y, %ten : i8
      %u = arith.xori %x, %k : i8
      %v = arith.addi %u, %z : i8
      affine.store %v, %a[%i, %j] : memref<5x300xi8>
    }
  }
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 299 {
      %x = affine.load %a[%i, %j] : memref<5x300xi8>
      %y = affine.load %a[%i, %j + 1] : memref<5x300xi8>
      %z = affine.load %a[%i - 1, %j] : memref<5x300xi8>
      %t = arith.muli %x, %y : i8
      %u = arith.addi %t, %z : i8
      affine.store %u, %a[%i, %j] : memref<5x300xi8>
    }
  }
  %sum = memref.alloc() : memref<i8>
  %zero = arith.constant 0 : i8
  affine.store %zero, %sum[] : memref<i8>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 300 {
      %s = affine.load %sum[] : memref<i8>
      %x = affine.load %a[%i, %j] : memref<5x300xi8>
      %three = arith.constant 3 : i8
      %y = arith.muli %s, %three : i8
      %t = arith.addi %y, %x : i8
      affine.store %t, %sum[] : memref<i8>
    }
  }
  %r = affine.load %sum[] : memref<i8>
  memref.dealloc %a : memref<5x300xi8>
  memref.dealloc %sum : memref<i8>
  return %r : i8
}

// A sum of each row, in memory, and one of what was stored an iteration ago.
func.func @rows_that_carry(%a: memref<6x20xi32>, %r: memref<6xi32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 20 {
      %s = affine.load %r[%i] : memref<6xi32>
      %x = affine.load %a[%i, %j] : memref<6x20xi32>
      %t = arith.addi %s, %x : i32
      affine.store %t, %r[%i] : memref<6xi32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 19 {
      %s = affine.load %a[%i, %j] : memref<6x20xi32>
      %x = affine.load %a[%i, %j + 1] : memref<6x20xi32>
      %t = arith.xori %s, %x : i32
      affine.store %t, %a[%i, %j + 1] : memref<6x20xi32>
    }
  }
  return
}

// Which way an element goes decides how many operations are executed.
func.func @rows_with_choices(%a: memref<6x20xi32>, %b: memref<6x20xi32>, %k: i32) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 20 {
      %x = affine.load %a[%i, %j] : memref<6x20xi32>
      %is = arith.cmpi slt, %x, %zero : i32
      %y = scf.if %is -> (i32) {
        %t = arith.subi %zero, %x : i32
        %u = arith.xori %t, %k : i32
        scf.yield %u : i32
      } else {
        scf.yield %k : i32
      }
      affine.store %y, %b[%i, %j] : memref<6x20xi32>
    }
  }
  return
}

// Three loops, the innermost backwards; parallel ones, which are rows without operations of their own.
func.func @plain_rows_of_a_cube(%a: memref<4x5x10xf32>, %b: memref<4x5x10xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      affine.for %k = 0 to 10 {
        %x = affine.load %a[-%i + 3, %j, -%k + 9] : memref<4x5x10xf32>
        %y = arith.addf %x, %x : f32
        affine.store %y, %b[%i, -%j + 4, %k] : memref<4x5x10xf32>
      }
    }
  }
  return
}
func.func @plain_rows_in_parallel(%a: memref<6x12xi64>, %b: memref<6x12xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c12 = arith.constant 12 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c6, %c12) step (%c1, %c1) {
    %x = memref.load %a[%i, %j] : memref<6x12xi64>
    %y = arith.muli %x, %x : i64
    memref.store %y, %b[%i, %j] : memref<6x12xi64>
  }
  affine.parallel (%i, %j) = (0, 0) to (6, 12) {
    %x = affine.load %b[%i, %j] : memref<6x12xi64>
    %y = affine.load %a[%i, %j] : memref<6x12xi64>
    %z = arith.addi %x, %y : i64
    affine.store %z, %a[%i, %j] : memref<6x12xi64>
  }
  scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
    scf.for %j = %c0 to %c12 step %c1 {
      %x = memref.load %a[%i, %j] : memref<6x12xi64>
      %y = arith.subi %x, %x : i64
      memref.store %y, %b[%i, %j] : memref<6x12xi64>
    }
  }
  return
}

// In a row that is not the first a NaN, which strips leave to the definitions.
func.func @plain_rows_until_nan(%row: i8, %column: i8) -> f32 {
  %c7 = arith.constant 7 : i8
  %low = arith.andi %row, %c7 : i8
  %left = arith.andi %column, %c7 : i8
  %i = arith.index_castui %low : i8 to index
  %j = arith.index_castui %left : i8 to index
  %one = arith.constant 1.0 : f32
  %zero = arith.constant 0.0 : f32
  %nan = arith.constant 0x7FC00001 : f32
  %a = memref.alloc() : memref<8x12xf32>
  affine.for %n = 0 to 8 {
    affine.for %m = 0 to 12 {
      affine.store %one, %a[%n, %m] : memref<8x12xf32>
    }
  }
  memref.store %nan, %a[%i, %j] : memref<8x12xf32>
  affine.for %n = 0 to 8 {
    affine.for %m = 0 to 12 {
      %x = affine.load %a[%n, %m] : memref<8x12xf32>
      %y = arith.addf %x, %one : f32
      affine.store %y, %a[%n, %m] : memref<8x12xf32>
    }
  }
  %r = affine.for %m = 0 to 12 iter_args(%s = %zero) -> (f32) {
    %x = affine.load %a[7, %m] : memref<8x12xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  memref.dealloc %a : memref<8x12xf32>
  return %r : f32
}

// Each row adds to the same elements, by a number of its own.
func.func @plain_rows_of_sums(%a: memref<9xf32>, %b: memref<9x32xf32>, %c: memref<32xf32>) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 32 {
      %x = affine.load %a[%i] : memref<9xf32>
      %y = affine.load %b[%i, %j] : memref<9x32xf32>
      %z = affine.load %c[%j] : memref<32xf32>
      %product = arith.mulf %x, %y : f32
      %sum = arith.addf %z, %product : f32
      affine.store %sum, %c[%j] : memref<32xf32>
    }
  }
  return
}

// Again and again, until the limit of steps ends it in the middle of a row.
func.func @plain_rows_until_the_limit(%a: memref<6x20xi32>, %b: memref<6x20xi32>, %k: i32) {
  affine.for %times = 0 to 100 {
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 20 {
        %x = affine.load %a[%i, %j] : memref<6x20xi32>
        %y = arith.addi %x, %k : i32
        affine.store %y, %b[%i, %j] : memref<6x20xi32>
      }
    }
    affine.for %i = 0 to 6 {
      affine.for %j = 0 to 20 {
        %x = affine.load %b[%i, %j] : memref<6x20xi32>
        affine.store %x, %a[%i, %j] : memref<6x20xi32>
      }
    }
  }
  return
}

// The same memory under two names whose rows are of other lengths, apart or not.
func.func @plain_rows_of_two_lengths(%which: i8) -> i32 {
  %one = arith.constant 1 : i8
  %low = arith.andi %which, %one : i8
  %odd = arith.index_castui %low : i8 to index
  %fifty = arith.constant 50 : index
  %from = arith.muli %odd, %fifty : index
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<150xi32>
  affine.for %i = 0 to 150 {
    %x = arith.index_cast %i : index to i32
    affine.store %x, %m[%i] : memref<150xi32>
  }
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [5, 10], strides: [10, 1] : memref<150xi32> to memref<5x10xi32>
  %b = memref.reinterpret_cast %m to offset: [%from], sizes: [5, 10], strides: [20, 1]
      : memref<150xi32> to memref<5x10xi32, strided<[20, 1], offset: ?>>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 10 {
      %x = affine.load %b[%i, %j] : memref<5x10xi32, strided<[20, 1], offset: ?>>
      %y = arith.muli %x, %x : i32
      affine.store %y, %a[%i, %j] : memref<5x10xi32>
    }
  }
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 10 {
      %x = affine.load %a[%i, %j] : memref<5x10xi32>
      affine.store %x, %b[%i, %j] : memref<5x10xi32, strided<[20, 1], offset: ?>>
    }
  }
  %r = affine.for %i = 0 to 150 iter_args(%s = %zero) -> (i32) {
    %x = affine.load %m[%i] : memref<150xi32>
    %n = arith.index_cast %i : index to i32
    %y = arith.muli %x, %n : i32
    %t = arith.addi %s, %y : i32
    affine.yield %t : i32
  }
  memref.dealloc %m : memref<150xi32>
  return %r : i32
}

// One row is loaded by all: also by the one that stores it.
func.func @row_for_all(%a: memref<9x16xi32>, %which: i8) {
  %c7 = arith.constant 7 : i8
  %low = arith.andi %which, %c7 : i8
  %k = arith.index_castui %low : i8 to index
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%i, %j] : memref<9x16xi32>
      %y = affine.load %a[symbol(%k), 15 - %j] : memref<9x16xi32>
      %z = arith.addi %x, %y : i32
      affine.store %z, %a[%i, %j] : memref<9x16xi32>
    }
  }
  return
}

// The last row may be out of bounds.
func.func @last_row(%a: memref<6x12xi32>, %more: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %c3 = arith.constant 3 : i8
  %low = arith.andi %more, %c3 : i8
  %rows = arith.index_castui %low : i8 to index
  %end = arith.addi %rows, %c4 : index
  scf.for %i = %c0 to %end step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %x = memref.load %a[%i, %j] : memref<6x12xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %a[%i, %j] : memref<6x12xi32>
    }
  }
  return
}

// The first row and the last one are in bounds, as products wrap: the one between is not.
func.func @row_between(%a: memref<6x12xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %half = arith.constant -9223372036854775808 : index
  affine.for %j = 0 to 12 {
    %x = affine.load %a[0, %j] : memref<6x12xi32>
    affine.store %x, %a[1, %j] : memref<6x12xi32>
  }
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %row = arith.muli %i, %half : index
      %x = memref.load %a[%row, %j] : memref<6x12xi32>
      %y = arith.addi %x, %x : i32
      memref.store %y, %a[%row, %j] : memref<6x12xi32>
    }
  }
  return
}

// Likewise of the loop within.
func.func @round_between(%a: memref<6x20xi32>, %r: memref<20xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %half = arith.constant -9223372036854775808 : index
  affine.for %j = 0 to 20 {
    %x = affine.load %a[0, %j] : memref<6x20xi32>
    affine.store %x, %a[1, %j] : memref<6x20xi32>
  }
  scf.for %j = %c0 to %c20 step %c1 {
    %first = memref.load %a[%c0, %j] : memref<6x20xi32>
    %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %first) -> (i32) {
      %row = arith.muli %i, %half : index
      %x = memref.load %a[%row, %j] : memref<6x20xi32>
      %t = arith.addi %s, %x : i32
      scf.yield %t : i32
    }
    memref.store %sum, %r[%j] : memref<20xi32>
  }
  return
}

// A row that is not the first and not the last is poison.
func.func @unwritten_row(%row: i8) -> i32 {
  %three = arith.constant 3 : i8
  %low = arith.andi %row, %three : i8
  %i = arith.index_castui %low : i8 to index
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<6x12xi32>
  %r = memref.alloc() : memref<12xi32>
  affine.for %j = 0 to 12 {
    affine.store %zero, %a[0, %j] : memref<6x12xi32>
    affine.store %zero, %a[symbol(%i) + 1, %j] : memref<6x12xi32>
    affine.store %zero, %a[5, %j] : memref<6x12xi32>
    affine.store %zero, %r[%j] : memref<12xi32>
  }
  affine.for %n = 0 to 6 {
    affine.for %j = 0 to 12 {
      %s = affine.load %r[%j] : memref<12xi32>
      %x = affine.load %a[%n, %j] : memref<6x12xi32>
      %t = arith.addi %s, %x : i32
      affine.store %t, %r[%j] : memref<12xi32>
    }
  }
  %x = affine.load %r[3] : memref<12xi32>
  return %x : i32
}

// Rows that are not alike: each longer than the one before, further apart, and with a counter that becomes negative
// where it is read as signed.
func.func @unlike(%a: memref<16x16xi32>, %m: memref<200xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %c14 = arith.constant 14 : index
  %from = arith.constant 120 : i8
  %to = arith.constant 136 : i8
  %one = arith.constant 1 : i8
  %neg = arith.constant -7 : i8
  %c100 = arith.constant 100 : index
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %x = affine.load %a[%j, %i] : memref<16x16xi32>
      %y = arith.addi %x, %k : i32
      affine.store %y, %a[%i, %j] : memref<16x16xi32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %x = affine.load %a[%i, %j] : memref<16x16xi32>
      %y = arith.muli %x, %k : i32
      affine.store %y, %a[%i, %j] : memref<16x16xi32>
    }
  }
  scf.for %i = %c0 to %c14 step %c1 {
    scf.for %j = %c0 to %c12 step %c1 {
      %at = arith.muli %i, %j : index
      %square = arith.muli %i, %i : index
      %x = memref.load %m[%at] : memref<200xi32>
      %y = memref.load %m[%square] : memref<200xi32>
      %z = arith.xori %x, %y : i32
      memref.store %z, %a[%i, %j] : memref<16x16xi32>
    }
  }
  scf.for %i = %neg to %one step %one : i8 {
    scf.for %j = %c0 to %c12 step %c1 {
      %row = arith.index_cast %i : i8 to index
      %product = arith.muli %row, %j : index
      %at = arith.addi %product, %c100 : index
      %x = memref.load %m[%at] : memref<200xi32>
      %y = arith.addi %x, %k : i32
      memref.store %y, %a[%c0, %j] : memref<16x16xi32>
    }
  }
  scf.for unsigned %i = %from to %to step %one : i8 {
    affine.for %j = 0 to 16 {
      %x = arith.extui %i : i8 to i32
      %y = arith.addi %x, %k : i32
      affine.store %y, %m[%j] : memref<200xi32>
    }
  }
  scf.for %i = %c0 to %c14 step %c1 {
    affine.for %j = 0 to 16 {
      %x = arith.xori %i, %j : index
      %y = arith.index_cast %x : index to i32
      %z = affine.load %m[%j] : memref<200xi32>
      %t = arith.subi %z, %y : i32
      affine.store %t, %m[%j] : memref<200xi32>
    }
  }
  return
}
