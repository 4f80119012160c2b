// Loops whose subscripts grow with the induction variable, or do not, or run out of bounds.

// Up and down, in strides, through sums, differences and products.
func.func @linear(%from: memref<600xi32>, %to: memref<600xi32>, %start: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c280 = arith.constant 280 : index
  %c599 = arith.constant 599 : index
  %mask = arith.constant 15 : i32
  %low = arith.andi %start, %mask : i32
  %first = arith.index_castui %low : i32 to index
  scf.for %i = %first to %c280 step %c1 {
    %twice = arith.muli %i, %c2 : index
    %on = arith.addi %twice, %c7 : index
    %back = arith.subi %c599, %i : index
    %x = memref.load %from[%on] : memref<600xi32>
    %y = memref.load %from[%back] : memref<600xi32>
    %sum = arith.addi %x, %y : i32
    memref.store %sum, %to[%back] : memref<600xi32>
  }
  scf.for %i = %c0 to %c280 step %c7 {
    %x = memref.load %to[%i] : memref<600xi32>
    %number = arith.index_cast %i : index to i32
    %y = arith.xori %x, %number : i32
    memref.store %y, %to[%i] : memref<600xi32>
  }
  return
}

// Some inputs leave the memref in the middle of the loop, some subscripts wrap.
func.func @leaves(%from: memref<40xi64>, %to: memref<40xi64>, %offset: i64, %factor: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %by = arith.index_cast %factor : i64 to index
  %on = arith.index_cast %offset : i64 to index
  scf.for %i = %c0 to %c30 step %c1 {
    %x = memref.load %from[%i] : memref<40xi64>
    %product = index.mul %i, %by
    %at = index.add %product, %on
    memref.store %x, %to[%at] : memref<40xi64>
  }
  return
}

// The same with overflows that make poison.
func.func @overflows(%to: memref<40xindex>, %offset: index, %factor: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  scf.for %i = %c0 to %c30 step %c1 {
    %product = arith.muli %i, %factor overflow<nsw> : index
    %sum = arith.addi %product, %offset overflow<nsw> : index
    %even = arith.andi %sum, %c1 : index
    memref.store %even, %to[%i] : memref<40xindex>
  }
  return
}

// Affine subscripts in two dimensions, one of which stays.
func.func @plane(%from: memref<12x20xf32>, %to: memref<12x20xf32>, %row: i8) -> f32 {
  %zero = arith.constant 0.0 : f32
  %seven = arith.constant 7 : i8
  %low = arith.andi %row, %seven : i8
  %r = arith.index_castui %low : i8 to index
  %sum = affine.for %j = 0 to 18 iter_args(%s = %zero) -> (f32) {
    %x = affine.load %from[symbol(%r) + 1, %j + 2] : memref<12x20xf32>
    %y = affine.load %from[symbol(%r), %j] : memref<12x20xf32>
    %p = arith.mulf %x, %y : f32
    affine.store %p, %to[symbol(%r) + 4, 19 - %j] : memref<12x20xf32>
    %t = arith.addf %s, %p : f32
    affine.yield %t : f32
  }
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
    %x = memref.load %from[%i, %r] : memref<12x20xf32>
    memref.store %x, %to[%k, %r] : memref<12x20xf32>
  }
  return %sum : f32
}

// Elements of four dimensions, of a layout with gaps.
func.func @hyper(%all: memref<3x4x5x16xi16>, %where: i8) -> i16 {
  %zero = arith.constant 0 : i16
  %mask = arith.constant 1 : i8
  %low = arith.andi %where, %mask : i8
  %w = arith.index_castui %low : i8 to index
  %part = memref.subview %all[1, 0, 1, 0] [2, 4, 3, 8] [1, 1, 1, 2]
      : memref<3x4x5x16xi16> to memref<2x4x3x8xi16, strided<[320, 80, 16, 2], offset: 336>>
  %sum = affine.for %i = 0 to 8 iter_args(%s = %zero) -> (i16) {
    %x = memref.load %part[%w, %w, %w, %i]
        : memref<2x4x3x8xi16, strided<[320, 80, 16, 2], offset: 336>>
    %t = arith.subi %s, %x : i16
    memref.store %t, %part[%w, %w, %w, %i]
        : memref<2x4x3x8xi16, strided<[320, 80, 16, 2], offset: 336>>
    affine.yield %t : i16
  }
  return %sum : i16
}

// Subscripts that are loaded: any of them may be out of bounds.
func.func @gathered(%from: memref<50xi32>, %where: memref<30xi32>, %mask: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c30 = arith.constant 30 : index
  %zero = arith.constant 0 : i32
  %least = arith.constant 31 : i32
  %few = arith.ori %mask, %least : i32
  %r = scf.for %i = %c0 to %c30 step %c1 iter_args(%s = %zero) -> (i32) {
    %w = memref.load %where[%i] : memref<30xi32>
    %low = arith.andi %w, %few : i32
    %at = arith.index_cast %low : i32 to index
    %x = memref.load %from[%at] : memref<50xi32>
    %t = arith.addi %s, %x : i32
    scf.yield %t : i32
  }
  return %r : i32
}

// Of two dimensions; and a store to what is loaded from.
func.func @gathered_plane(%plane: memref<4x16xf32>, %where: memref<20xi8>, %to: memref<20xf32>,
                          %row: i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c20 = arith.constant 20 : index
  %three = arith.constant 3 : i8
  %fifteen = arith.constant 15 : i8
  %low = arith.andi %row, %three : i8
  %r = arith.index_castui %low : i8 to index
  scf.for %i = %c0 to %c20 step %c1 {
    %w = memref.load %where[%i] : memref<20xi8>
    %u = arith.andi %w, %fifteen : i8
    %at = arith.index_castui %u : i8 to index
    %x = memref.load %plane[%r, %at] : memref<4x16xf32>
    memref.store %x, %to[%i] : memref<20xf32>
  }
  scf.for %i = %c0 to %c15 step %c1 {
    %w = memref.load %where[%i] : memref<20xi8>
    %u = arith.andi %w, %fifteen : i8
    %at = arith.index_castui %u : i8 to index
    %x = memref.load %plane[%r, %at] : memref<4x16xf32>
    memref.store %x, %plane[%r, %i] : memref<4x16xf32>
  }
  return
}
