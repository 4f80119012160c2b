func.func @f(%m: memref<f32>, %v: vector<1xf32>) {
  %on = arith.constant dense<true> : vector<1xi1>
  vector.maskedstore %m[], %on, %v : memref<f32>, vector<1xi1>, vector<1xf32>
  return
}
