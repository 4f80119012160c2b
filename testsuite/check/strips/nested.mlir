// Loops of a few iterations in loops that run in strips.

// A convolution, its sum carried.
func.func @carried(%a: memref<12x30xf32>, %k: memref<3x3xf32>, %r: memref<10x28xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 28 {
      %sum = affine.for %m = 0 to 3 iter_args(%s = %zero) -> (f32) {
        %row = affine.for %n = 0 to 3 iter_args(%t = %s) -> (f32) {
          %x = affine.load %a[%i + %m, %j + %n] : memref<12x30xf32>
          %w = affine.load %k[%m, %n] : memref<3x3xf32>
          %p = arith.mulf %x, %w : f32
          %u = arith.addf %t, %p : f32
          affine.yield %u : f32
        }
        affine.yield %row : f32
      }
      affine.store %sum, %r[%i, %j] : memref<10x28xf32>
    }
  }
  return
}

// The same with the sum in memory, in integers.
func.func @stored(%a: memref<32xi32>, %k: memref<4xi32>, %r: memref<30xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c30 = arith.constant 30 : index
  scf.for %j = %c0 to %c30 step %c1 {
    scf.for %n = %c0 to %c3 step %c1 {
      %at = arith.addi %j, %n : index
      %x = memref.load %a[%at] : memref<32xi32>
      %w = memref.load %k[%n] : memref<4xi32>
      %p = arith.muli %x, %w : i32
      %s = memref.load %r[%j] : memref<30xi32>
      %t = arith.addi %s, %p : i32
      memref.store %t, %r[%j] : memref<30xi32>
    }
  }
  return
}

// What an iteration leaves for the next: an index, a number and the one before it; then none at all.
func.func @left(%a: memref<40xi64>, %r: memref<40xi64>, %init: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i64
  %total = affine.for %j = 0 to 32 iter_args(%all = %zero) -> (i64) {
    %e:3 = scf.for %n = %c2 to %c8 step %c2 iter_args(%at = %j, %p = %init, %q = %zero)
        -> (index, i64, i64) {
      %x = memref.load %a[%at] : memref<40xi64>
      %s = arith.xori %x, %q : i64
      %next = arith.addi %at, %c2 : index
      scf.yield %next, %s, %p : index, i64, i64
    }
    %f = scf.for %n = %c8 to %c2 step %c2 iter_args(%v = %e#2) -> (i64) {
      scf.yield %zero : i64
    }
    %number = arith.index_cast %e#0 : index to i64
    %d = arith.addi %f, %number : i64
    memref.store %d, %r[%j] : memref<40xi64>
    %sum = arith.addi %all, %e#1 : i64
    affine.yield %sum : i64
  }
  return %total : i64
}

// An inner loop that leaves the memref, a division by zero in it, and one that adds to what the outer
// one carries.
func.func @leaves(%a: memref<20xi32>, %r: memref<20xi32>, %from: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %seven = arith.constant 7 : i8
  %low = arith.andi %from, %seven : i8
  %by = arith.index_castui %low : i8 to index
  affine.for %j = 0 to 16 {
    %q = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %zero) -> (i32) {
      %on = arith.muli %n, %by : index
      %at = arith.addi %j, %on : index
      %x = memref.load %a[%at] : memref<20xi32>
      %d = arith.divui %s, %x : i32
      %t = arith.addi %d, %x : i32
      scf.yield %t : i32
    }
    affine.store %q, %r[%j] : memref<20xi32>
  }
  %sum = affine.for %j = 0 to 16 iter_args(%all = %zero) -> (i32) {
    %part = scf.for %n = %c0 to %c3 step %c1 iter_args(%s = %all) -> (i32) {
      %at = arith.addi %j, %n : index
      %x = memref.load %a[%at] : memref<20xi32>
      %t = arith.addi %s, %x : i32
      scf.yield %t : i32
    }
    affine.yield %part : i32
  }
  return %sum : i32
}
