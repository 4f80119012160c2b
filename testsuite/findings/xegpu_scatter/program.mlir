func.func @picked(%m: memref<4xf32>, %at: vector<4xi32>, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.scatter %m[%c0] [%at], %mask, %v : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
