llvm.func @first(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size0: i64, %size1: i64, %stride0: i64, %stride1: i64) -> i8 {
  %at = llvm.getelementptr %aligned[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %at : !llvm.ptr -> i8
  llvm.return %v : i8
}
