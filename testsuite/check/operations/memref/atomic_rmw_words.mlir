// memref.atomic_rmw: every kind for integers. The result is what was there before (R10).
func.func @atomic_rmw_assign_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_addi_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_muli_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_andi_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_ori_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_xori_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_maxs_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_maxu_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_mins_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_minu_i16(%m: memref<2xi16>, %v: i16) -> i16 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i16, memref<2xi16>) -> i16
  return %r : i16
}

func.func @atomic_rmw_assign_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_addi_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_muli_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_andi_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_ori_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_xori_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_maxs_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_maxu_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_mins_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_minu_i32(%m: memref<2xi32>, %v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i32, memref<2xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_assign_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_addi_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_muli_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_andi_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_ori_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_xori_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_maxs_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_maxu_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_mins_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}

func.func @atomic_rmw_minu_i33(%m: memref<2xi33>, %v: i33) -> i33 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i33, memref<2xi33>) -> i33
  return %r : i33
}
