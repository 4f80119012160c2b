// RUN: mlir-interp verify --verify-diagnostics %s

// A block has one name in its function.
llvm.func @main() -> i32 {
  llvm.blocktag <id = 1>
  %b = llvm.blockaddress <function = @main, tag = <id = 1>> : !llvm.ptr
  %r = llvm.mlir.constant(0 : i32) : i32
  llvm.indirectbr %b : !llvm.ptr, [^b]
^b:
  // expected-error @below {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return %r : i32
}
