// Eight lanes, multiplied and added to others again and again.
func.func @main() -> i32 {
  %n = arith.constant 50000000 : index // quick 5000000, test 100
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %by = arith.constant dense<[0.5, 0.25, 0.125, -0.5, -0.25, 0.75, 0.375, 0.625]> : vector<8xf32>
  %add = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf32>
  %x = scf.for %i = %c0 to %n step %c1 iter_args(%x = %add) -> (vector<8xf32>) {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %all = vector.broadcast %f : f32 to vector<8xf32>
    %y = vector.fma %x, %by, %all : vector<8xf32>
    scf.yield %y : vector<8xf32>
  }
  %s = vector.reduction <add>, %x : vector<8xf32> into f32
  %r = arith.fptosi %s : f32 to i32
  return %r : i32
}
