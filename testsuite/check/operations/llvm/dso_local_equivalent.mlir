// A function that stands for another.
llvm.func @three_times(%x: i32) -> i32 {
  %three = llvm.mlir.constant(3 : i32) : i32
  %y = llvm.mul %x, %three : i32
  llvm.return %y : i32
}
llvm.func @by_equivalent(%x: i32) -> i32 {
  %p = llvm.dso_local_equivalent @three_times : !llvm.ptr
  %r = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  llvm.return %r : i32
}
