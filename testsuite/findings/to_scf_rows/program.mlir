func.func @rows(%m: memref<2x3xi8>) -> vector<2x3xi8> {
  %c0 = arith.constant 0 : index
  %none = arith.constant 0 : i8
  %r = vector.transfer_read %m[%c0, %c0], %none {in_bounds = [true, true]} : memref<2x3xi8>, vector<2x3xi8>
  return %r : vector<2x3xi8>
}
