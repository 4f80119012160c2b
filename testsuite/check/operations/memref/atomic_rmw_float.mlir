// memref.atomic_rmw: every kind for floats.
func.func @atomic_rmw_assign_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_addf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_mulf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_maximumf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_minimumf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_maxnumf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_minnumf_f16(%m: memref<2xf16>, %v: f16) -> f16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (f16, memref<2xf16>) -> f16
  return %r : f16
}

func.func @atomic_rmw_assign_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_addf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_mulf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_maximumf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_minimumf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_maxnumf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_minnumf_bf16(%m: memref<2xbf16>, %v: bf16) -> bf16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (bf16, memref<2xbf16>) -> bf16
  return %r : bf16
}

func.func @atomic_rmw_assign_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_addf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_mulf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_maximumf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_minimumf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_maxnumf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_minnumf_f32(%m: memref<2xf32>, %v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (f32, memref<2xf32>) -> f32
  return %r : f32
}

func.func @atomic_rmw_assign_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_addf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_mulf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_maximumf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_minimumf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_maxnumf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_minnumf_f64(%m: memref<2xf64>, %v: f64) -> f64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (f64, memref<2xf64>) -> f64
  return %r : f64
}

func.func @atomic_rmw_assign_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_addf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_mulf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_maximumf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_minimumf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_maxnumf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_minnumf_f80(%m: memref<2xf80>, %v: f80) -> f80 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (f80, memref<2xf80>) -> f80
  return %r : f80
}

func.func @atomic_rmw_assign_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_addf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_mulf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mulf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_maximumf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maximumf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_minimumf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minimumf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_maxnumf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxnumf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_minnumf_f128(%m: memref<2xf128>, %v: f128) -> f128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minnumf %v, %m[%c1] : (f128, memref<2xf128>) -> f128
  return %r : f128
}

func.func @atomic_rmw_indices(%m: memref<?x3xi32>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x3xi32>
  %at = arith.remui %i, %rows : index
  %r = memref.atomic_rmw addi %v, %m[%at, %c2] : (i32, memref<?x3xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_rank0(%m: memref<f32>, %v: f32) -> f32 {
  %r = memref.atomic_rmw addf %v, %m[] : (f32, memref<f32>) -> f32
  return %r : f32
}
