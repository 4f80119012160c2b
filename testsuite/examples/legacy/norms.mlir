// The largest magnitude of a vector and its length, with kinds of reduction as strings.
func @main() -> (f32, f32) {
  %v = constant dense<[3.0, -4.0, 0.0, 12.0]> : vector<4xf32>
  %abs = absf %v : vector<4xf32>
  %max = vector.reduction "maxf", %abs : vector<4xf32> into f32
  %squares = mulf %v, %v : vector<4xf32>
  %sum = vector.reduction "add", %squares : vector<4xf32> into f32
  %length = sqrt %sum : f32
  return %max, %length : f32, f32
}
