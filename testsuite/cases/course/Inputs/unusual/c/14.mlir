// Lane by lane, without a loop.
func.func @clamped(%v: vector<4xi32>) -> vector<4xi32> {
  %zero = arith.constant 0 : i32
  %a, %b, %c, %d = vector.to_elements %v : vector<4xi32>
  %w = arith.maxsi %a, %zero : i32
  %x = arith.maxsi %b, %zero : i32
  %y = arith.maxsi %c, %zero : i32
  %z = arith.maxsi %d, %zero : i32
  %r = vector.from_elements %w, %x, %y, %z : vector<4xi32>
  return %r : vector<4xi32>
}
