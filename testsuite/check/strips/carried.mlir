// What loops carry: through words, through memory, and what cannot go in strips.

// Two sums of one loop; one of them is stored as it grows, and both are used behind it.
func.func @two_sums(%a: memref<300xi32>, %b: memref<300xi64>) -> (i32, i64) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i64
  %r:2 = affine.for %i = 0 to 300 iter_args(%s = %zero, %p = %one) -> (i32, i64) {
    %x = affine.load %a[%i] : memref<300xi32>
    %y = affine.load %b[%i] : memref<300xi64>
    %t = arith.addi %x, %s : i32
    %q = arith.muli %p, %y : i64
    %before = arith.extsi %s : i32 to i64
    %now = arith.extsi %t : i32 to i64
    %both = arith.xori %before, %now : i64
    affine.store %both, %b[%i] : memref<300xi64>
    affine.yield %t, %q : i32, i64
  }
  return %r#0, %r#1 : i32, i64
}

// A sum in memory.
func.func @cell(%a: memref<20x20xf32>, %b: memref<20x20xf32>, %c: memref<4xf32>, %at: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %three = arith.constant 3 : i8
  %low = arith.andi %at, %three : i8
  %w = arith.index_castui %low : i8 to index
  scf.for %i = %c0 to %c20 step %c1 {
    %x = memref.load %a[%w, %i] : memref<20x20xf32>
    %y = memref.load %b[%i, %w] : memref<20x20xf32>
    %p = arith.mulf %x, %y : f32
    %s = memref.load %c[%w] : memref<4xf32>
    %t = arith.addf %s, %p : f32
    memref.store %t, %c[%w] : memref<4xf32>
  }
  return
}

// The element that the sum stands in is one of those added up.
func.func @cell_among_others(%a: memref<20xi32>, %at: i8) {
  %mask = arith.constant 31 : i8
  %low = arith.andi %at, %mask : i8
  %w = arith.index_castui %low : i8 to index
  affine.for %i = 0 to 20 {
    %x = affine.load %a[%i] : memref<20xi32>
    %s = memref.load %a[%w] : memref<20xi32>
    %t = arith.addi %s, %x : i32
    memref.store %t, %a[%w] : memref<20xi32>
  }
  return
}

// An element is loaded, and another number is stored there.
func.func @no_sum(%a: memref<20xi32>, %b: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %r = affine.for %i = 0 to 20 iter_args(%s = %zero) -> (i32) {
    %x = affine.load %a[%i] : memref<20xi32>
    %y = memref.load %b[%c0] : memref<2xi32>
    %t = arith.addi %s, %y : i32
    memref.store %x, %b[%c0] : memref<2xi32>
    affine.yield %t : i32
  }
  return %r : i32
}

// The greatest and the least; a NaN or two zeros stop strips.
func.func @extremes(%a: memref<40xf64>) -> (f64, f64) {
  %first = affine.load %a[0] : memref<40xf64>
  %r:2 = affine.for %i = 1 to 40 iter_args(%low = %first, %high = %first) -> (f64, f64) {
    %x = affine.load %a[%i] : memref<40xf64>
    %l = arith.minimumf %low, %x : f64
    %h = arith.maximumf %x, %high : f64
    affine.yield %l, %h : f64, f64
  }
  return %r#0, %r#1 : f64, f64
}

// What is carried is what the iteration before loaded; and the one before that.
func.func @delay(%a: memref<40xi32>, %b: memref<40xi32>, %init: i32) -> i32 {
  %r:2 = affine.for %i = 0 to 40 iter_args(%p = %init, %q = %init) -> (i32, i32) {
    %x = affine.load %a[%i] : memref<40xi32>
    %y = arith.subi %x, %q : i32
    affine.store %y, %b[%i] : memref<40xi32>
    affine.yield %x, %p : i32, i32
  }
  return %r#1 : i32
}

// A digest: two operations on what is carried.
func.func @digest(%a: memref<40xi32>) -> i32 {
  %zero = arith.constant 0 : i32
  %by = arith.constant 31 : i32
  %r = affine.for %i = 0 to 40 iter_args(%h = %zero) -> (i32) {
    %x = affine.load %a[%i] : memref<40xi32>
    %h1 = arith.muli %h, %by : i32
    %h2 = arith.addi %h1, %x : i32
    affine.yield %h2 : i32
  }
  return %r : i32
}

// Memory that is written for the first time, whole or with gaps, by loops; and a loop that reads it.
func.func @fresh(%x: i32, %step: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i8
  %low = arith.andi %step, %one : i8
  %more = arith.index_castui %low : i8 to index
  %by = arith.addi %more, %c1 : index
  %a = memref.alloc() : memref<40xi32>
  scf.for %i = %c0 to %c40 step %by {
    %number = arith.index_cast %i : index to i32
    %y = arith.muli %number, %x : i32
    memref.store %y, %a[%i] : memref<40xi32>
  }
  %sum = scf.for %i = %c0 to %c40 step %c1 iter_args(%s = %zero) -> (i32) {
    %y = memref.load %a[%i] : memref<40xi32>
    %t = arith.addi %s, %y : i32
    scf.yield %t : i32
  }
  memref.dealloc %a : memref<40xi32>
  return %sum : i32
}

// A division by zero in the middle, behind and before stores.
func.func @divides(%a: memref<40xi32>, %b: memref<40xi32>, %c: memref<40xi32>) {
  affine.for %i = 0 to 40 {
    %x = affine.load %a[%i] : memref<40xi32>
    affine.store %x, %c[%i] : memref<40xi32>
    %y = affine.load %b[%i] : memref<40xi32>
    %q = arith.divsi %x, %y : i32
    affine.store %q, %a[%i] : memref<40xi32>
  }
  return
}

// A sum and a product of sums, numbers that change places, and one that stays.
func.func @exchanged_values(%a: memref<40xi64>, %k: i64) -> (i64, i64, i64, i64) {
  %one = arith.constant 1 : i64
  %r:4 = affine.for %i = 0 to 40 iter_args(%s = %k, %t = %one, %u = %one, %w = %k) -> (i64, i64, i64, i64) {
    %x = affine.load %a[%i] : memref<40xi64>
    %s1 = arith.addi %s, %x : i64
    %t1 = arith.muli %t, %s1 : i64
    %t2 = arith.xori %t1, %u : i64
    affine.store %t, %a[%i] : memref<40xi64>
    affine.yield %s1, %u, %t2, %w : i64, i64, i64, i64
  }
  return %r#0, %r#1, %r#2, %r#3 : i64, i64, i64, i64
}

// The greatest so far, and where it was, by a comparison.
func.func @greatest(%a: memref<40xf64>) -> (f64, index) {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to 40 iter_args(%m = %zero, %at = %c0) -> (f64, index) {
    %x = affine.load %a[%i] : memref<40xf64>
    %more = arith.cmpf ogt, %x, %m : f64
    %n = arith.select %more, %x, %m : f64
    %to = arith.select %more, %i, %at : index
    affine.yield %n, %to : f64, index
  }
  return %r#0, %r#1 : f64, index
}

// In steps of two an iteration does not load what the one before it stored.
func.func @steps_of_two(%a: memref<40xi32>, %b: memref<40xi32>) {
  affine.for %i = 2 to 40 step 2 {
    %x = affine.load %a[%i - 2] : memref<40xi32>
    %y = affine.load %b[%i - 1] : memref<40xi32>
    %s = arith.muli %x, %y : i32
    affine.store %s, %a[%i] : memref<40xi32>
  }
  affine.for %i = 2 to 40 {
    %x = affine.load %a[%i - 1] : memref<40xi32>
    %s = arith.muli %x, %x : i32
    affine.store %s, %a[%i] : memref<40xi32>
  }
  return
}
