// RUN: mlir-interp run %s 2>&1 | FileCheck %s

// All address spaces are one memory (M15).
llvm.mlir.global internal @far(7 : i32) {addr_space = 3 : i32} : i32

llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @far : !llvm.ptr<3>
  %q = llvm.addrspacecast %p : !llvm.ptr<3> to !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  // CHECK: 7 : i32
  llvm.return %r : i32
}
