func.func @rounded() -> i8 {
  %r = llvm.mlir.constant(-4 : i8) : i8
  return %r : i8
}
