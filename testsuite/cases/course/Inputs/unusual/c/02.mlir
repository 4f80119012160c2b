// A loop that turns them around, and branches of llvm.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  llvm.br ^pair(%a, %b : i32, i32)
^pair(%x: i32, %y: i32):
  %less = llvm.icmp "slt" %x, %y : i32
  llvm.cond_br %less, ^pair(%y, %x : i32, i32), ^end
^end:
  return %x, %y : i32, i32
}
