// RUN: not mlir-interp run %s -e promised 2>&1 | FileCheck %s --check-prefix=FUNCTION
// RUN: not mlir-interp run %s -e promised_call 2>&1 | FileCheck %s --check-prefix=CALL
// RUN: not mlir-interp run %s -e other_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e walked_in 2>&1 | FileCheck %s --check-prefix=WALKED
// RUN: not mlir-interp run %s -e ended 2>&1 | FileCheck %s --check-prefix=ENDED

// What unwinding must not do: M31.
// ENDED: error: undefined behaviour: the memory
llvm.func @__gxx_personality_v0(...) -> i32

llvm.func @leave(%x: i32) {
  // FUNCTION: [[@LINE+3]]:{{[0-9]+}}: error: undefined behaviour: the function @quiet unwinds, and says 'no_unwind'
  // CALL: [[@LINE+2]]:{{[0-9]+}}: error: undefined behaviour: what is called unwinds, and the call says 'no_unwind'
  // TYPE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the landing pad takes a value of another type
  llvm.resume %x : i32
}

llvm.func @quiet(%x: i32) attributes { no_unwind } {
  llvm.call @leave(%x) : (i32) -> ()
  llvm.return
}

llvm.func @promised() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  llvm.invoke @quiet(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @loud(%x: i32) {
  // CALL: [[@LINE+1]]:{{[0-9]+}}: note: this is the call
  llvm.call @leave(%x) {no_unwind} : (i32) -> ()
  llvm.return
}

llvm.func @promised_call() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  llvm.invoke @loud(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %x : i32
^left:
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @other_type() -> i64 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  %none = llvm.mlir.constant(0 : i64) : i64
  llvm.invoke @leave(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.return %none : i64
^left:
  // TYPE: [[@LINE+1]]:{{[0-9]+}}: note: this is the landing pad
  %y = llvm.landingpad cleanup : i64
  llvm.return %y : i64
}

llvm.func @nothing() {
  llvm.return
}

llvm.func @walked_in() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(9 : i32) : i32
  llvm.invoke @nothing() to ^left unwind ^left : () -> ()
^left:
  // WALKED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the landing pad is reached, and no unwinding has arrived there
  %y = llvm.landingpad cleanup : i32
  llvm.return %y : i32
}

llvm.func @keeps_local(%where: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  // ENDED: [[@LINE+1]]:{{[0-9]+}}: note: the memory (4 bytes at 0x{{[0-9a-f]+}}) was allocated on the stack here
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %local : i32, !llvm.ptr
  llvm.store %local, %where : !llvm.ptr, !llvm.ptr
  // ENDED: [[@LINE+1]]:{{[0-9]+}}: note: and ended here
  llvm.resume %one : i32
}

llvm.func @ended() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %one = llvm.mlir.constant(1 : i32) : i32
  %where = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.invoke @keeps_local(%where) to ^back unwind ^left : (!llvm.ptr) -> ()
^back:
  llvm.return %one : i32
^left:
  %y = llvm.landingpad cleanup : i32
  %local = llvm.load %where : !llvm.ptr -> !llvm.ptr
  %z = llvm.load %local : !llvm.ptr -> i32
  llvm.return %z : i32
}
