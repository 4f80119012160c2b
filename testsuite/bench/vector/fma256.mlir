// 256 lanes, multiplied and added to others again and again.
func.func @main() -> i32 {
  %n = arith.constant 1000000 : index // quick 200000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %by = arith.constant dense<0.375> : vector<256xf32>
  %add = arith.constant dense<2.0> : vector<256xf32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %add) -> (vector<256xf32>) {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %all = vector.broadcast %f : f32 to vector<256xf32>
    %y = vector.fma %x, %by, %all : vector<256xf32>
    scf.yield %y : vector<256xf32>
  }
  %s = vector.reduction <add>, %x : vector<256xf32> into f32
  %r = arith.fptosi %s : f32 to i32
  return %r : i32
}
