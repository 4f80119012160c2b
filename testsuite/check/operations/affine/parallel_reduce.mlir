// What iterations yield, combined in an order that does not show, from the number that changes none.
func.func @parallel_maxs_si8(%m: memref<16xsi8>, %n: i4) -> si8 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxs") -> si8 {
    %v = affine.load %m[%i] : memref<16xsi8>
    affine.yield %v : si8
  }
  return %r : si8
}

func.func @parallel_maxs_si32(%m: memref<16xsi32>, %n: i4) -> si32 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxs") -> si32 {
    %v = affine.load %m[%i] : memref<16xsi32>
    affine.yield %v : si32
  }
  return %r : si32
}

func.func @parallel_maxs_si64(%m: memref<16xsi64>, %n: i4) -> si64 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxs") -> si64 {
    %v = affine.load %m[%i] : memref<16xsi64>
    affine.yield %v : si64
  }
  return %r : si64
}

func.func @parallel_mins_si8(%m: memref<16xsi8>, %n: i4) -> si8 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("mins") -> si8 {
    %v = affine.load %m[%i] : memref<16xsi8>
    affine.yield %v : si8
  }
  return %r : si8
}

func.func @parallel_mins_si32(%m: memref<16xsi32>, %n: i4) -> si32 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("mins") -> si32 {
    %v = affine.load %m[%i] : memref<16xsi32>
    affine.yield %v : si32
  }
  return %r : si32
}

func.func @parallel_mins_si64(%m: memref<16xsi64>, %n: i4) -> si64 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("mins") -> si64 {
    %v = affine.load %m[%i] : memref<16xsi64>
    affine.yield %v : si64
  }
  return %r : si64
}

func.func @parallel_maxu_ui8(%m: memref<16xui8>, %n: i4) -> ui8 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxu") -> ui8 {
    %v = affine.load %m[%i] : memref<16xui8>
    affine.yield %v : ui8
  }
  return %r : ui8
}

func.func @parallel_maxu_ui32(%m: memref<16xui32>, %n: i4) -> ui32 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxu") -> ui32 {
    %v = affine.load %m[%i] : memref<16xui32>
    affine.yield %v : ui32
  }
  return %r : ui32
}

func.func @parallel_maxu_ui64(%m: memref<16xui64>, %n: i4) -> ui64 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("maxu") -> ui64 {
    %v = affine.load %m[%i] : memref<16xui64>
    affine.yield %v : ui64
  }
  return %r : ui64
}

func.func @parallel_minu_ui8(%m: memref<16xui8>, %n: i4) -> ui8 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("minu") -> ui8 {
    %v = affine.load %m[%i] : memref<16xui8>
    affine.yield %v : ui8
  }
  return %r : ui8
}

func.func @parallel_minu_ui32(%m: memref<16xui32>, %n: i4) -> ui32 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("minu") -> ui32 {
    %v = affine.load %m[%i] : memref<16xui32>
    affine.yield %v : ui32
  }
  return %r : ui32
}

func.func @parallel_minu_ui64(%m: memref<16xui64>, %n: i4) -> ui64 {
  %size = arith.index_castui %n : i4 to index
  %r = affine.parallel (%i) = (0) to (%size) reduce ("minu") -> ui64 {
    %v = affine.load %m[%i] : memref<16xui64>
    affine.yield %v : ui64
  }
  return %r : ui64
}

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
