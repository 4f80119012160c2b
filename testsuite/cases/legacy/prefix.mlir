// Within an operation whose dialect may be left away its own names come first; but `constant` of a
// function is arith's, unless it names a function.
// RUN: mlir-interp print --legacy %s | FileCheck %s
// CHECK-LABEL: llvm.func @f
llvm.func @f(%x: i32) -> i32 {
  // CHECK: llvm.br ^bb1
  llvm.br ^a
^a:
  // CHECK: llvm.return
  llvm.return %x : i32
}
// CHECK-LABEL: func.func @g
func.func @g() -> (() -> ()) {
  // CHECK: arith.constant 1 : i32
  %one = constant 1 : i32
  // CHECK: constant @h : () -> ()
  %h = constant @h : () -> ()
  return %h : () -> ()
}
func.func private @h()
