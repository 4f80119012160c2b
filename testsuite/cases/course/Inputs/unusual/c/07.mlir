// A comparison of llvm, and a branch.
func.func @is_nan(%x: f32) -> i1 {
  %yes = arith.constant true
  %no = arith.constant false
  %same = llvm.fcmp "oge" %x, %x : f32
  cf.cond_br %same, ^end(%no : i1), ^end(%yes : i1)
^end(%r: i1):
  return %r : i1
}
