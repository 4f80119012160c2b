// A negative, and vectors.
func.func @perimeter(%w: i32, %h: i32) -> i32 {
  %v = vector.from_elements %w, %h, %w, %h : vector<4xi32>
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  return %r : i32
}
