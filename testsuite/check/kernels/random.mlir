// Knuth's linear congruential generator, one step.
func.func @lcg(%state: i64) -> i64 {
  %multiplier = arith.constant 6364136223846793005 : i64
  %increment = arith.constant 1442695040888963407 : i64
  %product = arith.muli %state, %multiplier : i64
  %next = arith.addi %product, %increment : i64
  return %next : i64
}

// PCG: that state, its upper bits turned by as much as the uppermost say.
func.func @pcg(%state: i64) -> (i64, i32) {
  %eighteen = arith.constant 18 : i64
  %twenty_seven = arith.constant 27 : i64
  %fifty_nine = arith.constant 59 : i64
  %zero = arith.constant 0 : i32
  %most = arith.constant 31 : i32
  %next = call @lcg(%state) : (i64) -> i64
  %high = arith.shrui %state, %eighteen : i64
  %mixed = arith.xori %high, %state : i64
  %middle = arith.shrui %mixed, %twenty_seven : i64
  %word = arith.trunci %middle : i64 to i32
  %top = arith.shrui %state, %fifty_nine : i64
  %turn = arith.trunci %top : i64 to i32
  %back = arith.subi %zero, %turn : i32
  %left_by = arith.andi %back, %most : i32
  %right = arith.shrui %word, %turn : i32
  %left = arith.shli %word, %left_by : i32
  %out = arith.ori %right, %left : i32
  return %next, %out : i64, i32
}

// Marsaglia's xorshift, multiplied by Vigna's constant: fills the row from a seed that is not 0.
func.func @xorshift_fill(%seed: i64, %row: memref<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i64
  %otherwise = arith.constant 88172645463325252 : i64
  %twelve = arith.constant 12 : i64
  %twenty_five = arith.constant 25 : i64
  %twenty_seven = arith.constant 27 : i64
  %multiplier = arith.constant 2685821657736338717 : i64
  %n = memref.dim %row, %c0 : memref<?xi64>
  %usable = arith.cmpi ne, %seed, %zero : i64
  %start = arith.select %usable, %seed, %otherwise : i64
  %last = affine.for %i = 0 to %n iter_args(%x = %start) -> (i64) {
    %0 = arith.shrui %x, %twelve : i64
    %1 = arith.xori %x, %0 : i64
    %2 = arith.shli %1, %twenty_five : i64
    %3 = arith.xori %1, %2 : i64
    %4 = arith.shrui %3, %twenty_seven : i64
    %5 = arith.xori %3, %4 : i64
    %out = arith.muli %5, %multiplier : i64
    affine.store %out, %row[%i] : memref<?xi64>
    affine.yield %5 : i64
  }
  return %last : i64
}

// A permutation of 0 to n - 1 by a seed (Fisher and Yates): the upper half of a 128-bit product
// chooses.
func.func @shuffle(%seed: i64, %row: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sixty_four = arith.constant 64 : i128
  %n = memref.dim %row, %c0 : memref<?xi32>
  affine.for %i = 0 to %n {
    %number = arith.index_cast %i : index to i32
    affine.store %number, %row[%i] : memref<?xi32>
  }
  %last = scf.for %i = %c1 to %n step %c1 iter_args(%state = %seed) -> (i64) {
    %next = func.call @lcg(%state) : (i64) -> i64
    %choices_index = arith.addi %i, %c1 : index
    %choices = arith.index_castui %choices_index : index to i128
    %wide = arith.extui %next : i64 to i128
    %product = arith.muli %wide, %choices : i128
    %chosen = arith.shrui %product, %sixty_four : i128
    %j = arith.index_castui %chosen : i128 to index
    %x = memref.load %row[%i] : memref<?xi32>
    %y = memref.load %row[%j] : memref<?xi32>
    memref.store %x, %row[%j] : memref<?xi32>
    memref.store %y, %row[%i] : memref<?xi32>
    scf.yield %next : i64
  }
  return
}
