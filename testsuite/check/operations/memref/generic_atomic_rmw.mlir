// memref.generic_atomic_rmw and memref.atomic_yield.
func.func @generic_atomic_rmw_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi1> {
  ^bb0(%old: i1):
    %new = arith.subi %v, %old : i1
    memref.atomic_yield %new : i1
  }
  return %r : i1
}

func.func @generic_atomic_rmw_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi7> {
  ^bb0(%old: i7):
    %new = arith.subi %v, %old : i7
    memref.atomic_yield %new : i7
  }
  return %r : i7
}

func.func @generic_atomic_rmw_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi8> {
  ^bb0(%old: i8):
    %new = arith.subi %v, %old : i8
    memref.atomic_yield %new : i8
  }
  return %r : i8
}

func.func @generic_atomic_rmw_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi16> {
  ^bb0(%old: i16):
    %new = arith.subi %v, %old : i16
    memref.atomic_yield %new : i16
  }
  return %r : i16
}

func.func @generic_atomic_rmw_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi32> {
  ^bb0(%old: i32):
    %new = arith.subi %v, %old : i32
    memref.atomic_yield %new : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi33> {
  ^bb0(%old: i33):
    %new = arith.subi %v, %old : i33
    memref.atomic_yield %new : i33
  }
  return %r : i33
}

func.func @generic_atomic_rmw_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi64> {
  ^bb0(%old: i64):
    %new = arith.subi %v, %old : i64
    memref.atomic_yield %new : i64
  }
  return %r : i64
}

func.func @generic_atomic_rmw_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xi128> {
  ^bb0(%old: i128):
    %new = arith.subi %v, %old : i128
    memref.atomic_yield %new : i128
  }
  return %r : i128
}

func.func @generic_atomic_rmw_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xf16> {
  ^bb0(%old: f16):
    %new = arith.subf %v, %old : f16
    memref.atomic_yield %new : f16
  }
  return %r : f16
}

func.func @generic_atomic_rmw_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xbf16> {
  ^bb0(%old: bf16):
    %new = arith.subf %v, %old : bf16
    memref.atomic_yield %new : bf16
  }
  return %r : bf16
}

func.func @generic_atomic_rmw_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xf32> {
  ^bb0(%old: f32):
    %new = arith.subf %v, %old : f32
    memref.atomic_yield %new : f32
  }
  return %r : f32
}

func.func @generic_atomic_rmw_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xf64> {
  ^bb0(%old: f64):
    %new = arith.subf %v, %old : f64
    memref.atomic_yield %new : f64
  }
  return %r : f64
}

func.func @generic_atomic_rmw_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.generic_atomic_rmw %m[%c1] : memref<2xf80> {
  ^bb0(%old: f80):
    %new = arith.subf %v, %old : f80
    memref.atomic_yield %new : f80
  }
  return %r : f80
}

func.func @generic_atomic_rmw_keeps(%m: memref<i32>) -> i32 {
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_replaces(%m: memref<i32>, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %v : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_branches(%m: memref<f32>, %limit: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[] : memref<f32> {
  ^bb0(%old: f32):
    %more = arith.cmpf ogt, %old, %limit : f32
    %new = scf.if %more -> f32 {
      scf.yield %limit : f32
    } else {
      %twice = arith.addf %old, %old : f32
      scf.yield %twice : f32
    }
    memref.atomic_yield %new : f32
  }
  return %r : f32
}

func.func @generic_atomic_rmw_in_parallel(%m: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %at = arith.remui %i, %c3 : index
    %x = arith.index_cast %i : index to i32
    %r = memref.generic_atomic_rmw %m[%at] : memref<3xi32> {
    ^bb0(%old: i32):
      %new = arith.addi %x, %old : i32
      memref.atomic_yield %new : i32
    }
  }
  return
}
