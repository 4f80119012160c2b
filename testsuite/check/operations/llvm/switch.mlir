// Jumps by the value of an integer; what is no case goes to the default.
llvm.func @switch_i1(%f: i1) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %r0 = llvm.mlir.constant(10 : i32) : i32
  llvm.switch %f : i1, ^end(%none : i32) [
    0: ^end(%r0 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}

llvm.func @switch_i8(%f: i8) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %r0 = llvm.mlir.constant(10 : i32) : i32
  %r1 = llvm.mlir.constant(20 : i32) : i32
  %r2 = llvm.mlir.constant(30 : i32) : i32
  llvm.switch %f : i8, ^end(%none : i32) [
    -128: ^end(%r0 : i32),
    7: ^end(%r1 : i32),
    0: ^end(%r2 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}

llvm.func @switch_i32(%f: i32) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %r0 = llvm.mlir.constant(10 : i32) : i32
  %r1 = llvm.mlir.constant(20 : i32) : i32
  %r2 = llvm.mlir.constant(30 : i32) : i32
  llvm.switch %f : i32, ^end(%none : i32) [
    -1: ^end(%r0 : i32),
    5: ^end(%r1 : i32),
    2147483647: ^end(%r2 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}

llvm.func @switch_i64(%f: i64) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %r0 = llvm.mlir.constant(10 : i32) : i32
  %r1 = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %f : i64, ^end(%none : i32) [
    -9223372036854775808: ^end(%r0 : i32),
    3: ^end(%r1 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}

llvm.func @switch_i33(%f: i33) -> i32 {
  %none = llvm.mlir.constant(-1 : i32) : i32
  %r0 = llvm.mlir.constant(10 : i32) : i32
  %r1 = llvm.mlir.constant(20 : i32) : i32
  llvm.switch %f : i33, ^end(%none : i32) [
    4294967295: ^end(%r0 : i32),
    -1: ^end(%r1 : i32)
  ]
^end(%r: i32):
  llvm.return %r : i32
}
