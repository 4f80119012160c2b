func.func @square(%m: memref<2x2xi32>) -> vector<2x2xi32> {
  %padding = arith.constant 7 : i32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  return %r : vector<2x2xi32>
}
