// memref.global whose values change: what a call leaves there is looked at too.
memref.global @counter : memref<i32> = dense<5>
func.func @global_count(%by: i32) -> i32 {
  %m = memref.get_global @counter : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %by : i32
  memref.store %y, %m[] : memref<i32>
  %n = memref.get_global @counter : memref<i32>
  %z = memref.load %n[] : memref<i32>
  return %z : i32
}

memref.global "private" @table : memref<3xi16> = dense<[1, 2, 3]> {alignment = 64}
func.func @global_private(%i: index, %v: i16) -> index {
  %c3 = arith.constant 3 : index
  %c64 = arith.constant 64 : index
  %at = arith.remui %i, %c3 : index
  %m = memref.get_global @table : memref<3xi16>
  memref.store %v, %m[%at] : memref<3xi16>
  %address = memref.extract_aligned_pointer_as_index %m : memref<3xi16> -> index
  %r = arith.remui %address, %c64 : index
  return %r : index
}

memref.global @later : memref<2xf64> = uninitialized
func.func @global_uninitialized(%v: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @later : memref<2xf64>
  memref.store %v, %m[%c0] : memref<2xf64>
  %r = memref.load %m[%c0] : memref<2xf64>
  return %r : f64
}

memref.global @empty : memref<0xi32> = dense<>
func.func @global_empty() -> index {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @empty : memref<0xi32>
  %r = memref.dim %m, %c0 : memref<0xi32>
  return %r : index
}

memref.global @fast : memref<2xi8, 3> = dense<[7, 8]>
func.func @global_space(%v: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @fast : memref<2xi8, 3>
  %r = memref.load %m[%c1] : memref<2xi8, 3>
  memref.store %v, %m[%c1] : memref<2xi8, 3>
  return %r : i8
}

memref.global @declared : memref<2xi32>
func.func @global_declared_unused(%v: i32) -> i32 {
  return %v : i32
}
