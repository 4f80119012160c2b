func.func @main() -> f32 {
  %v = arith.constant dense<0x7F800000> : vector<2xf32>
  %some = arith.constant dense<[true, false]> : vector<2xi1>
  %r = vector.mask %some { vector.reduction <minimumf>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %r : f32
}
