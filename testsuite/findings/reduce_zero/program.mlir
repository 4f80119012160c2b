func.func @main() -> f32 {
  %v = arith.constant dense<-0.0> : vector<2xf32>
  %r = vector.reduction <add>, %v : vector<2xf32> into f32
  return %r : f32
}
