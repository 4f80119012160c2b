func.func @main() -> i32 {
  %lanes = arith.constant dense<1> : vector<4xi32>
  %acc = arith.constant 100 : i32
  %r = vector.reduction <add>, %lanes, %acc : vector<4xi32> into i32
  return %r : i32
}
