// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e no_function 2>&1 | FileCheck %s --check-prefix=GLOBAL
// RUN: not mlir-interp run %s -e nothing 2>&1 | FileCheck %s --check-prefix=NOTHING
// What llvm.invoke names is looked at by no verifier, upstream's neither.

llvm.func @__gxx_personality_v0(...) -> i32
llvm.mlir.global internal @g(3 : i32) : i32
llvm.func @takes_two(%x: i64, %y: i64) {
  llvm.return
}

llvm.func @main() -> i32 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(9 : i32) : i32
  // CHECK: [[@LINE+1]]:3: error: undefined behaviour: the function @takes_two is of type '!llvm.func<void (i64, i64)>', and is called as '(i32) -> ()'
  llvm.invoke @takes_two(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @no_function() -> i32 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(9 : i32) : i32
  // GLOBAL: [[@LINE+1]]:3: error: 'llvm.invoke': the callee @g names no function
  llvm.invoke @g(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @nothing() -> i32 attributes {personality = @__gxx_personality_v0} {
  %x = llvm.mlir.constant(9 : i32) : i32
  // NOTHING: [[@LINE+1]]:3: error: 'llvm.invoke': the callee @missing names no function
  llvm.invoke @missing(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}
