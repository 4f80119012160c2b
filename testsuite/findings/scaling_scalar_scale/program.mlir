func.func @f(%a: vector<1xf32>, %s: f32) -> vector<1xbf16> {
  %r = arith.scaling_truncf %a, %s : vector<1xf32>, f32 to vector<1xbf16>
  return %r : vector<1xbf16>
}
