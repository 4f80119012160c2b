// RUN: split-file %s %t
// RUN: not mlir-interp run %t/saved.mlir 2>&1 | FileCheck %t/saved.mlir
// RUN: not mlir-interp run %t/local.mlir 2>&1 | FileCheck %t/local.mlir
// What hands its operand on gives its type, and a place on the stack is a pointer; upstream's verifier
// does not ask.

//--- saved.mlir
func.func @main() -> f16 {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.intr.stacksave': it has no meaning for values of these types together
  %r = "llvm.intr.stacksave"() : () -> f16
  return %r : f16
}

//--- local.mlir
func.func @main() -> vector<9xi64> {
  %p = llvm.mlir.zero : !llvm.ptr
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'llvm.intr.threadlocal.address': it has no meaning for values of these types together
  %r = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> vector<9xi64>
  return %r : vector<9xi64>
}
