// Parallel loops that run as counted ones, or do not: what they touch is looked at when they begin.

// Two memrefs that may be one: where they overlap the iterations race.
func.func @views(%m: memref<64xi32>, %at: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %c31 = arith.constant 31 : i8
  %low = arith.andi %at, %c31 : i8
  %o = arith.index_castui %low : i8 to index
  %a = memref.subview %m[0] [20] [1] : memref<64xi32> to memref<20xi32, strided<[1]>>
  %b = memref.subview %m[%o] [20] [1] : memref<64xi32> to memref<20xi32, strided<[1], offset: ?>>
  scf.parallel (%i) = (%c0) to (%c20) step (%c1) {
    %x = memref.load %b[%i] : memref<20xi32, strided<[1], offset: ?>>
    memref.store %x, %a[%i] : memref<20xi32, strided<[1]>>
    scf.reduce
  }
  return
}

// Elements that lie in one place: a dimension of stride 0.
func.func @folded(%m: memref<64xi32>, %stride: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = arith.index_castui %stride : i1 to index
  %s8 = arith.muli %s, %c8 : index
  %a = memref.reinterpret_cast %m to offset: [0], sizes: [8, 8], strides: [%s8, 1]
    : memref<64xi32> to memref<8x8xi32, strided<[?, 1]>>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c8) step (%c1, %c1) {
    %v = arith.index_cast %i : index to i32
    memref.store %v, %a[%i, %j] : memref<8x8xi32, strided<[?, 1]>>
    scf.reduce
  }
  return
}

// An iteration that divides by zero or reads what another stores: elements before its own, and a place that all
// have. Poison goes into an element and out of it.
func.func @leaves(%a: memref<20xi32>, %b: memref<20xi32>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c20 = arith.constant 20 : index
  scf.parallel (%i) = (%c0) to (%c20) step (%c2) {
    %x = memref.load %a[%i] : memref<20xi32>
    %n = arith.addi %x, %k overflow<nsw> : i32
    memref.store %n, %b[%i] : memref<20xi32>
    %y = memref.load %b[%i] : memref<20xi32>
    %odd = arith.addi %i, %c1 : index
    %z = arith.index_cast %odd : index to i32
    %q = arith.remsi %z, %x : i32
    %w = arith.xori %q, %y : i32
    memref.store %w, %b[%i] : memref<20xi32>
    scf.reduce
  }
  return
}

func.func @before(%a: memref<20xi32>) {
  affine.parallel (%i) = (1) to (20) {
    %x = affine.load %a[%i - 1] : memref<20xi32>
    affine.store %x, %a[%i] : memref<20xi32>
  }
  return
}

func.func @one_place(%a: memref<20x20xi32>, %n: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i8
  %low = arith.andi %n, %c3 : i8
  %m = arith.index_castui %low : i8 to index
  scf.parallel (%i, %j) = (%c0, %c0) to (%m, %m) step (%c1, %m) {
    %v = arith.index_cast %j : index to i32
    memref.store %v, %a[%i, %c1] : memref<20x20xi32>
    scf.reduce
  }
  return
}

// A choice and a sum in each iteration, which has an element of the result.
func.func @sums(%a: memref<6x7x9xf32>, %r: memref<7x6xf32>, %k: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c7 = arith.constant 7 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c6, %c7) step (%c1, %c1) {
    %sum = scf.for %l = %c0 to %c9 step %c1 iter_args(%s = %k) -> (f32) {
      %x = memref.load %a[%i, %j, %l] : memref<6x7x9xf32>
      %more = arith.cmpf olt, %x, %s : f32
      %t = scf.if %more -> (f32) {
        %p = arith.mulf %x, %s : f32
        scf.yield %p : f32
      } else {
        memref.store %x, %r[%j, %i] : memref<7x6xf32>
        scf.yield %s : f32
      }
      scf.yield %t : f32
    }
    memref.store %sum, %r[%j, %i] : memref<7x6xf32>
    scf.reduce
  }
  return
}
