// 256 lanes, all different, multiplied and added to others again and again.
func.func @main() -> i32 {
  %n = arith.constant 20000000 : index // quick 2000000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %step = vector.step : vector<256xindex>
  %lanes = arith.index_cast %step : vector<256xindex> to vector<256xi32>
  %add = arith.sitofp %lanes : vector<256xi32> to vector<256xf32>
  %small = arith.constant dense<0.0009765625> : vector<256xf32>
  %by = arith.mulf %add, %small : vector<256xf32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %add) -> (vector<256xf32>) {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %all = vector.broadcast %f : f32 to vector<256xf32>
    %y = vector.fma %x, %by, %all : vector<256xf32>
    scf.yield %y : vector<256xf32>
  }
  %s = vector.reduction <maximumf>, %x : vector<256xf32> into f32
  %r = arith.fptosi %s : f32 to i32
  return %r : i32
}
