// memref.atomic_rmw: every kind for integers. The result is what was there before (R10).
func.func @atomic_rmw_assign_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_addi_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_muli_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_andi_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_ori_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_xori_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_maxs_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_maxu_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_mins_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_minu_i64(%m: memref<2xi64>, %v: i64) -> i64 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i64, memref<2xi64>) -> i64
  return %r : i64
}

func.func @atomic_rmw_assign_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_addi_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_muli_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_andi_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_ori_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_xori_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_maxs_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_maxu_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_mins_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}

func.func @atomic_rmw_minu_i128(%m: memref<2xi128>, %v: i128) -> i128 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i128, memref<2xi128>) -> i128
  return %r : i128
}
