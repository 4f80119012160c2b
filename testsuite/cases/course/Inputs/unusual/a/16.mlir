// In the dialect llvm.
llvm.func @power(%x: i64, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero, %one : i64, i64)
^head(%i: i64, %p: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^end
^body:
  %q = llvm.mul %p, %x : i64
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %q : i64, i64)
^end:
  llvm.return %p : i64
}
