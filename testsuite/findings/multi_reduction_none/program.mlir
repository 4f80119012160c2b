func.func @main() -> vector<2x1xi32> {
  %s = arith.constant dense<1> : vector<2x1xi32>
  %acc = arith.constant dense<10> : vector<2x1xi32>
  %r = vector.multi_reduction <add>, %s, %acc [] : vector<2x1xi32> to vector<2x1xi32>
  return %r : vector<2x1xi32>
}
