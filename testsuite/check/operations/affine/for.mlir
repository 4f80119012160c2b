// Loops from the greatest of some lower bounds to the least of some upper ones.
func.func @for_constant() -> (i32, index) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : index
  %r:2 = affine.for %i = -3 to 10 iter_args(%n = %zero, %last = %none) -> (i32, index) {
    %m = arith.addi %n, %one : i32
    affine.yield %m, %i : i32, index
  }
  return %r#0, %r#1 : i32, index
}

func.func @for_bounds(%a: i5, %b: i5) -> (i32, index) {
  %lower = arith.index_cast %a : i5 to index
  %upper = arith.index_cast %b : i5 to index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : index
  %r:2 = affine.for %i = %lower to %upper step 3 iter_args(%n = %zero, %last = %none) -> (i32, index) {
    %m = arith.addi %n, %one : i32
    affine.yield %m, %i : i32, index
  }
  return %r#0, %r#1 : i32, index
}

func.func @for_min_max(%a: i5, %b: i5, %c: i5) -> (i32, index) {
  %x = arith.index_cast %a : i5 to index
  %y = arith.index_cast %b : i5 to index
  %z = arith.index_cast %c : i5 to index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %none = arith.constant 0 : index
  %r:2 = affine.for %i = max affine_map<(d0)[s0] -> (d0 floordiv 2, s0 - 3, -9)>(%x)[%y]
      to min affine_map<(d0, d1)[s0] -> (d0 + d1, s0 mod 12, 11)>(%x, %y)[%z] step 2
      iter_args(%n = %zero, %last = %none) -> (i32, index) {
    %m = arith.addi %n, %one : i32
    affine.yield %m, %i : i32, index
  }
  return %r#0, %r#1 : i32, index
}

func.func @for_triangle(%n: i4, %m: memref<16x16xi8>, %v: i8) {
  %size = arith.index_castui %n : i4 to index
  affine.for %i = 0 to %size {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %size {
      affine.store %v, %m[%i, %j] : memref<16x16xi8>
    }
  }
  return
}

func.func @for_alloca(%c: i1) -> i32 {
  %zero = arith.constant 0 : i32
  %v = arith.extui %c : i1 to i32
  %r = affine.for %i = 0 to 200 iter_args(%s = %zero) -> i32 {
    %m = memref.alloca() : memref<25000xi32>
    affine.store %v, %m[%i * 3] : memref<25000xi32>
    %w = affine.load %m[%i * 3] : memref<25000xi32>
    %t = arith.addi %s, %w : i32
    affine.yield %t : i32
  }
  return %r : i32
}
