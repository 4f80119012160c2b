// Lanes of a transfer that begins so far off that the index and a lane's number wrap.
func.func @read_far(%m: memref<7xf32>, %j: index) -> vector<4xf32> {
  %pad = arith.constant 7.0 : f32
  %v = vector.transfer_read %m[%j], %pad : memref<7xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @write_far(%m: memref<7xf32>, %j: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%j] : vector<4xf32>, memref<7xf32>
  return
}
