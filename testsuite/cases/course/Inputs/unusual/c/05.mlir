// In the dialect llvm.
llvm.func @fibonacci(%n: i64) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %is_small = llvm.icmp "slt" %n, %two : i64
  llvm.cond_br %is_small, ^small, ^calls
^small:
  llvm.return %n : i64
^calls:
  %n1 = llvm.sub %n, %one : i64
  %n2 = llvm.sub %n, %two : i64
  %f1 = llvm.call @fibonacci(%n1) : (i64) -> i64
  %f2 = llvm.call @fibonacci(%n2) : (i64) -> i64
  %sum = llvm.add %f1, %f2 : i64
  llvm.return %sum : i64
}
