func.func @main() -> i32 {
  %lanes = arith.constant dense<3> : vector<2xi32>
  %most = vector.reduction <maxsi>, %lanes : vector<2xi32> into i32
  %r = vector.reduction <add>, %lanes, %most : vector<2xi32> into i32
  return %r : i32
}
