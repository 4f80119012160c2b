func.func @all_negative(%x: i1) -> i1 {
  %c = arith.constant true
  return %c : i1
}
func.func @bits(%x: i1) -> i32 {
  %c = arith.constant 1048575 : i32
  return %c : i32
}
func.func @printed(%x: i1) {
  %c = arith.constant true
  vector.print %c : i1
  return
}
func.func @asserted(%x: i1) {
  %c = arith.constant false
  cf.assert %c, "all signs are set"
  return
}
func.func @two(%x: i1) -> i1 {
  %c = arith.constant true
  return %c : i1
}
func.func @between(%x: i1) -> f32 {
  %c = arith.constant 1.5 : f32
  return %c : f32
}
func.func @unrelated(%x: i1) -> (vector<12xf64>, i1) {
  %z = arith.constant dense<-0.0> : vector<12xf64>
  %t = arith.constant true
  return %z, %t : vector<12xf64>, i1
}
func.func @joint(%x: i1) -> (i32, i32) {
  %a = arith.constant 0 : i32
  %b = arith.constant -2147483648 : i32
  return %a, %b : i32, i32
}
