// RUN: not mlir-interp run %s 2>&1 | FileCheck %s

// A jump to a block that is no successor.
llvm.func @main() -> i32 {
  %b = llvm.blockaddress <function = @main, tag = <id = 1>> : !llvm.ptr
  %r = llvm.mlir.constant(0 : i32) : i32
  // CHECK: [[@LINE+1]]:3: error: undefined behaviour: the block at the address is none of the successors
  llvm.indirectbr %b : !llvm.ptr, [^a]
^a:
  llvm.blocktag <id = 0>
  llvm.br ^b
^b:
  // CHECK: [[@LINE+1]]:3: note: the block at 0x{{[0-9a-f]+}} is this one
  llvm.blocktag <id = 1>
  llvm.return %r : i32
}
