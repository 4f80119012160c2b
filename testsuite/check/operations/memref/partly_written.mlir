// Memory of which only some elements were ever written, and of them some again.

// A stack in an array: what is popped was pushed. An odd number is pushed twice.
func.func @stack(%a: memref<?xi16>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i16
  %zero = arith.constant 0 : i32
  %n = memref.dim %a, %c0 : memref<?xi16>
  %stack = memref.alloca() : memref<64xi16>
  %top = scf.for %i = %c0 to %n step %c1 iter_args(%top = %c0) -> index {
    %x = memref.load %a[%i] : memref<?xi16>
    memref.store %x, %stack[%top] : memref<64xi16>
    %next = arith.addi %top, %c1 : index
    %odd = arith.trunci %x : i16 to i1
    %then = scf.if %odd -> index {
      %y = arith.addi %x, %one : i16
      memref.store %y, %stack[%next] : memref<64xi16>
      %behind = arith.addi %next, %c1 : index
      scf.yield %behind : index
    } else {
      scf.yield %next : index
    }
    scf.yield %then : index
  }
  %r = scf.for %i = %c0 to %top step %c1 iter_args(%sum = %zero) -> i32 {
    %at = arith.subi %top, %i : index
    %below = arith.subi %at, %c1 : index
    %x = memref.load %stack[%below] : memref<64xi16>
    %wide = arith.extsi %x : i16 to i32
    %k = arith.constant 31 : i32
    %t = arith.muli %sum, %k : i32
    %u = arith.addi %t, %wide : i32
    scf.yield %u : i32
  }
  return %r : i32
}

// One element is loaded that may be none of those stored.
func.func @one(%x: i8, %y: i8) -> i64 {
  %k = arith.constant 5 : i64
  %mask = arith.constant 3 : i8
  %p = arith.andi %x, %mask : i8
  %q = arith.andi %y, %mask : i8
  %i = arith.index_castui %p : i8 to index
  %j = arith.index_castui %q : i8 to index
  %m = memref.alloc() : memref<4x5xi64>
  memref.store %k, %m[%i, %j] : memref<4x5xi64>
  affine.store %k, %m[%j, %j + 1] : memref<4x5xi64>
  %r = affine.load %m[%j, %i + 1] : memref<4x5xi64>
  memref.dealloc %m : memref<4x5xi64>
  return %r : i64
}

// The lower half of a cube is written, and read again.
func.func @half(%a: f32) -> f32 {
  %n = arith.constant 5 : index
  %m = memref.alloc(%n) : memref<?x5x5xf32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
      affine.store %a, %m[%i, %j, %i - %j] : memref<?x5x5xf32>
    }
  }
  %r = affine.for %i = 0 to 5 iter_args(%s = %a) -> f32 {
    %t = affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) iter_args(%u = %s) -> f32 {
      %x = affine.load %m[%i, %j, %i - %j] : memref<?x5x5xf32>
      %v = arith.addf %u, %x : f32
      affine.yield %v : f32
    }
    affine.yield %t : f32
  }
  memref.dealloc %m : memref<?x5x5xf32>
  return %r : f32
}

// Rows of a triangle, which strips read.
func.func @triangle(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloc() : memref<20x20xi32>
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) {
      %t = affine.apply affine_map<(i, j) -> (i * 7 + j)>(%i, %j)
      %u = arith.index_cast %t : index to i32
      %v = arith.xori %u, %a : i32
      affine.store %v, %m[%i, %j] : memref<20x20xi32>
    }
  }
  %r = affine.for %i = 0 to 20 iter_args(%s = %zero) -> i32 {
    %t = affine.for %j = 0 to affine_map<(i) -> (i + 1)>(%i) iter_args(%u = %s) -> i32 {
      %x = affine.load %m[%i, %j] : memref<20x20xi32>
      %y = affine.load %m[19, %j] : memref<20x20xi32>
      %z = affine.load %m[-%j + 19, 0] : memref<20x20xi32>
      %p = arith.muli %x, %y : i32
      %q = arith.addi %p, %z : i32
      %v = arith.addi %u, %q : i32
      affine.yield %v : i32
    }
    affine.yield %t : i32
  }
  memref.dealloc %m : memref<20x20xi32>
  return %r : i32
}
