// Whether a point lies in a set of integers.
func.func @if_equal(%a: i5, %b: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %bi = arith.index_cast %b : i5 to index
  %r = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%ai, %bi) -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_not_negative(%a: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%ai) -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_interval(%a: i5, %b: i5, %c: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %bi = arith.index_cast %b : i5 to index
  %ci = arith.index_cast %c : i5 to index
  %r = affine.if affine_set<(d0)[s0, s1] : (d0 - s0 >= 0, s1 - d0 >= 0)>(%ai)[%bi, %ci] -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_even(%a: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %r = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%ai) -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_quotient(%a: i5, %b: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %bi = arith.index_cast %b : i5 to index
  %r = affine.if affine_set<(d0)[s0] : (d0 floordiv 3 - s0 == 0, d0 ceildiv 2 + s0 >= 0)>(%ai)[%bi] -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_disc(%a: i5, %b: i5, %c: i5) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %ai = arith.index_cast %a : i5 to index
  %bi = arith.index_cast %b : i5 to index
  %ci = arith.index_cast %c : i5 to index
  %r = affine.if affine_set<(d0, d1)[s0] : (s0 * 2 - d0 - d1 >= 0, s0 * 2 + d0 + d1 >= 0, d0 - d1 + s0 >= 0)>(%ai, %bi)[%ci] -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_always() -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %r = affine.if affine_set<() : (0 == 0)>() -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_limits(%a: index) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %r = affine.if affine_set<(d0) : (d0 + 2147483647 >= 0)>(%a) -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

func.func @if_without_results(%m: memref<8xi32>, %v: i32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 mod 3 - 1 == 0)>(%i) {
      affine.store %v, %m[%i] : memref<8xi32>
    }
  }
  return
}

func.func @if_else_without_results(%m: memref<8xi32>, %v: i32, %w: i32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %v, %m[%i] : memref<8xi32>
    } else {
      affine.store %w, %m[-%i + 7] : memref<8xi32>
    }
  }
  return
}

func.func @if_several(%a: i5, %f: f32, %g: f32) -> (f32, f32) {
  %x = arith.index_cast %a : i5 to index
  %r:2 = affine.if affine_set<()[s0] : (s0 - 2 >= 0)>()[%x] -> (f32, f32) {
    affine.yield %f, %g : f32, f32
  } else {
    affine.yield %g, %f : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// Sums that overflow, behind a constraint that does not hold or does.
func.func @if_sums_overflow(%a: index, %b: index) -> i8 {
  %yes = arith.constant 1 : i8
  %no = arith.constant 0 : i8
  %r = affine.if affine_set<(d0, d1) : (d1 - 3 >= 0, d0 + 9223372036854775807 >= 0, d0 * 2 - 4 == 0)>(%a, %b) -> i8 {
    affine.yield %yes : i8
  } else {
    affine.yield %no : i8
  }
  return %r : i8
}

// Without the other region, in a loop.
func.func @if_at_borders(%a: memref<9xi16>, %b: memref<9xi16>, %n: i4) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ni = arith.index_castui %n : i4 to index
  affine.for %i = 0 to 9 {
    affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + 7 >= 0, s0 - d0 - 2 >= 0)>(%i)[%ni] {
      %x = affine.load %a[%i - 1] : memref<9xi16>
      %y = affine.load %a[%i + 1] : memref<9xi16>
      %z = arith.addi %x, %y : i16
      affine.store %z, %b[%i] : memref<9xi16>
    }
  }
  %r = affine.for %i = 0 to 9 iter_args(%s = %c0) -> index {
    %t = affine.if affine_set<(d0) : (d0 mod 3 == 0)>(%i) -> index {
      %u = arith.addi %s, %c1 : index
      affine.yield %u : index
    } else {
      %u = arith.addi %s, %i : index
      affine.yield %u : index
    }
    affine.yield %t : index
  }
  return %r : index
}
