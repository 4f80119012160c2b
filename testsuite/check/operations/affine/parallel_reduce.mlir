// What iterations yield, combined in an order that does not show, from the number that changes none.

// Of one number, or none: sums of floats show their order.
func.func @parallel_addf_mulf(%n: i1, %a: f16, %b: bf16, %c: f32, %d: f64) -> (f16, f16, bf16, bf16, f32, f32, f64, f64) {
  %size = arith.index_castui %n : i1 to index
  %r:8 = affine.parallel (%i) = (0) to (%size) reduce ("addf", "mulf", "addf", "mulf", "addf", "mulf", "addf", "mulf") -> (f16, f16, bf16, bf16, f32, f32, f64, f64) {
    affine.yield %a, %a, %b, %b, %c, %c, %d, %d : f16, f16, bf16, bf16, f32, f32, f64, f64
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7 : f16, f16, bf16, bf16, f32, f32, f64, f64
}

// Small numbers, whose sum and product are exact.
func.func @parallel_addf_exact(%n: i3) -> (f32, f64) {
  %size = arith.index_castui %n : i3 to index
  %r:2 = affine.parallel (%i, %j) = (0, 0) to (%size, %size) reduce ("addf", "mulf") -> (f32, f64) {
    %s = affine.apply affine_map<(d0, d1) -> (d0 - d1 * 2)>(%i, %j)
    %x = arith.index_cast %s : index to i32
    %f = arith.sitofp %x : i32 to f32
    %two = arith.constant -2.0 : f64
    affine.yield %f, %two : f32, f64
  }
  return %r#0, %r#1 : f32, f64
}

func.func @parallel_assign(%v: i32) -> i32 {
  %r = affine.parallel (%i) = (3) to (4) reduce ("assign") -> i32 {
    affine.yield %v : i32
  }
  return %r : i32
}

func.func @parallel_no_dimension(%v: i32, %f: f32) -> (i32, f32) {
  %r:2 = affine.parallel () = () to () reduce ("addi", "minimumf") -> (i32, f32) {
    affine.yield %v, %f : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
