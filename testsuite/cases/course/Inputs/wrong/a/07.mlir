// Bits, and a comparison that nobody listens to.
func.func @is_nan(%x: f32) -> i1 {
  %none = arith.cmpf uno, %x, %x : f32
  %bits = llvm.bitcast %x : f32 to i32
  %all = arith.constant 0x7FFFFFFF : i32
  %infinity = arith.constant 0x7F800000 : i32
  %size = arith.andi %bits, %all : i32
  %r = arith.cmpi ugt, %size, %infinity : i32
  return %r : i1
}
