// RUN: mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e too_few 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not mlir-interp run %s -e of_other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e gives_other 2>&1 | FileCheck %s --check-prefix=GIVES
// RUN: not mlir-interp run %s -e too_few_invoked 2>&1 | FileCheck %s --check-prefix=INVOKED

// A function of any number of arguments has an address like others, and is called through it with
// the arguments it names and any further ones.
llvm.mlir.global internal constant @format("%d %d\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @first(%x: i32, ...) -> i32 {
  llvm.return %x : i32
}

llvm.func @main() -> i32 {
  %printf = llvm.mlir.addressof @printf : !llvm.ptr
  %first = llvm.mlir.addressof @first : !llvm.ptr
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %x = llvm.mlir.constant(7 : i32) : i32
  %y = llvm.mlir.constant(8 : i32) : i32
  // CHECK: 7 8
  %n = llvm.call %printf(%format, %x, %y) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32, i32) -> i32
  // CHECK: 7 : i32
  %r = llvm.call %first(%x, %format) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, !llvm.ptr) -> i32
  llvm.return %r : i32
}

llvm.func @too_few() -> i32 {
  %p = llvm.mlir.addressof @first : !llvm.ptr
  // FEW: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @first is of type '!llvm.func<i32 (i32, ...)>', and is called as '() -> i32'
  %r = llvm.call %p() : !llvm.ptr, () -> i32
  llvm.return %r : i32
}

llvm.func @of_other_type() -> i32 {
  %p = llvm.mlir.addressof @first : !llvm.ptr
  %x = llvm.mlir.constant(7 : i64) : i64
  // TYPE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @first is of type '!llvm.func<i32 (i32, ...)>', and is called as '(i64) -> i32'
  %r = llvm.call %p(%x) vararg(!llvm.func<i32 (i64, ...)>) : !llvm.ptr, (i64) -> i32
  llvm.return %r : i32
}

llvm.func @gives_other() {
  %p = llvm.mlir.addressof @first : !llvm.ptr
  %x = llvm.mlir.constant(7 : i32) : i32
  // GIVES: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @first is of type '!llvm.func<i32 (i32, ...)>', and is called as '(i32) -> ()'
  llvm.call %p(%x) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32) -> ()
  llvm.return
}

llvm.func @too_few_invoked() -> i32 attributes {personality = @__gxx_personality_v0} {
  // INVOKED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the function @first is of type '!llvm.func<i32 (i32, ...)>', and is called as '() -> i32'
  %r = llvm.invoke @first() to ^back unwind ^left vararg(!llvm.func<i32 (...)>) : () -> i32
^back:
  llvm.return %r : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}
