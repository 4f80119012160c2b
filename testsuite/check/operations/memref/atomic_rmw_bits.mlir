// memref.atomic_rmw: every kind for integers. The result is what was there before (R10).
func.func @atomic_rmw_assign_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_addi_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_muli_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_andi_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_ori_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_xori_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_maxs_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_maxu_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_mins_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_minu_i1(%m: memref<2xi1>, %v: i1) -> i1 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i1, memref<2xi1>) -> i1
  return %r : i1
}

func.func @atomic_rmw_assign_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_addi_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_muli_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_andi_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_ori_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_xori_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_maxs_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_maxu_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_mins_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_minu_i7(%m: memref<2xi7>, %v: i7) -> i7 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i7, memref<2xi7>) -> i7
  return %r : i7
}

func.func @atomic_rmw_assign_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw assign %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_addi_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw addi %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_muli_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw muli %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_andi_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw andi %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_ori_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw ori %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_xori_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw xori %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_maxs_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxs %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_maxu_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw maxu %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_mins_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw mins %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}

func.func @atomic_rmw_minu_i8(%m: memref<2xi8>, %v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %r = memref.atomic_rmw minu %v, %m[%c1] : (i8, memref<2xi8>) -> i8
  return %r : i8
}
