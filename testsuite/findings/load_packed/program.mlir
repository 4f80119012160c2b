func.func @f(%m: memref<4xi1>) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %r = vector.load %m[%c0] : memref<4xi1>, vector<4xi1>
  return %r : vector<4xi1>
}
