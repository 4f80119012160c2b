// RUN: not mlir-interp run %s 2>&1 | FileCheck %s

// An unwinding leaves a function that says none does.
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @quiet(%x: i32) attributes { no_unwind } {
  // CHECK: [[@LINE+1]]:3: error: undefined behaviour: the function @quiet unwinds, and says 'no_unwind'
  llvm.resume %x : i32
}

llvm.func @main() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  // CHECK: [[@LINE+1]]:3: note: in @quiet, called here with %x = 9 : i32
  llvm.invoke @quiet(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}
