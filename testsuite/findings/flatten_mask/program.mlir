func.func @masked(%m: memref<2x2xi32>) -> vector<2xi32> {
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %padding = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0, %c0], %padding, %some {in_bounds = [true]} : memref<2x2xi32>, vector<2xi32>
  return %r : vector<2xi32>
}
