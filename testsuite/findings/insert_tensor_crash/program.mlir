func.func @f() -> vector<1xf32> {
  %t = arith.constant dense<0.0> : tensor<7xf32>
  %v = arith.constant dense<0.0> : vector<1xf32>
  %r = vector.insert %t, %v [0] : tensor<7xf32> into vector<1xf32>
  return %r : vector<1xf32>
}
