// A vector of too many lanes to be drawn: how many of them were not read is told.
func.func @main() -> vector<4096xf32> {
  %c3 = arith.constant 3 : index
  %z = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<4096xf32>
  linalg.fill ins(%z : f32) outs(%m : memref<4096xf32>)
  %few = vector.create_mask %c3 : vector<4096xi1>
  %w = vector.transfer_read %m[%c3], %z, %few : memref<4096xf32>, vector<4096xf32>
  %x = arith.addf %w, %w : vector<4096xf32>
  return %x : vector<4096xf32>
}
