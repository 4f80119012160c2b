// RUN: mlir-interp run %s -e caught | FileCheck %s --check-prefix=CAUGHT
// RUN: mlir-interp run %s -e filtered | FileCheck %s --check-prefix=FILTERED
// RUN: mlir-interp run %s -e let_through | FileCheck %s --check-prefix=LET
// RUN: mlir-interp run %s -e cleanup | FileCheck %s --check-prefix=CLEANUP
// RUN: not mlir-interp run %s -e nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not mlir-interp run %s -e no_object 2>&1 | FileCheck %s --check-prefix=OBJECT
// RUN: not mlir-interp run %s -e nothing_caught 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-interp run %s -e after_end 2>&1 | FileCheck %s --check-prefix=AFTER

// Exceptions of C++, and which clause takes them: M32.
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_allocate_exception(i64) -> !llvm.ptr
llvm.func @__cxa_throw(!llvm.ptr, !llvm.ptr, !llvm.ptr)
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.mlir.global external constant @_ZTId() : !llvm.ptr

llvm.func @throw_int(%x: i32) {
  %size = llvm.mlir.constant(4 : i64) : i64
  %none = llvm.mlir.zero : !llvm.ptr
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  // AFTER: note: the memory (4 bytes at 0x{{[0-9a-f]+}}) was made by the function called here
  %object = llvm.call @__cxa_allocate_exception(%size) : (i64) -> !llvm.ptr
  llvm.store %x, %object : i32, !llvm.ptr
  // NOBODY: [[@LINE+1]]:{{[0-9]+}}: error: the program stopped itself: nobody catches the exception of type @_ZTIi, so that std::terminate is called
  llvm.call @__cxa_throw(%object, %int, %none) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.unreachable
}

// The second clause takes it, not the first, nor the third.
llvm.func @caught() -> i1 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(5 : i32) : i32
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %any = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (catch %double : !llvm.ptr) (catch %int : !llvm.ptr) (catch %any : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %object = llvm.extractvalue %e[0] : !llvm.struct<(ptr, i32)>
  %selector = llvm.extractvalue %e[1] : !llvm.struct<(ptr, i32)>
  %number = llvm.intr.eh.typeid.for %int : (!llvm.ptr) -> i32
  %is_int = llvm.icmp "eq" %selector, %number : i32
  %thrown = llvm.call @__cxa_begin_catch(%object) : (!llvm.ptr) -> !llvm.ptr
  %value = llvm.load %thrown : !llvm.ptr -> i32
  llvm.call @__cxa_end_catch() : () -> ()
  %is_five = llvm.icmp "eq" %value, %x : i32
  // CAUGHT: true
  %both = llvm.and %is_int, %is_five : i1
  llvm.return %both : i1
}

llvm.func @filtered() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(5 : i32) : i32
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  %empty = llvm.mlir.undef : !llvm.array<1 x ptr>
  %list = llvm.insertvalue %double, %empty[0] : !llvm.array<1 x ptr>
  llvm.invoke @throw_int(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (filter %list : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  // FILTERED: -1 : i32
  %selector = llvm.extractvalue %e[1] : !llvm.struct<(ptr, i32)>
  llvm.return %selector : i32
}

// What is in the list is none of the filter's, and goes on to the caller.
llvm.func @filters_others(%x: i32) attributes { personality = @__gxx_personality_v0 } {
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %empty = llvm.mlir.undef : !llvm.array<1 x ptr>
  %list = llvm.insertvalue %int, %empty[0] : !llvm.array<1 x ptr>
  llvm.invoke @throw_int(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (filter %list : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.unreachable
}

llvm.func @let_through() -> i1 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(5 : i32) : i32
  %any = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @filters_others(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (catch %any : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %selector = llvm.extractvalue %e[1] : !llvm.struct<(ptr, i32)>
  %number = llvm.intr.eh.typeid.for %any : (!llvm.ptr) -> i32
  // LET: true
  %same = llvm.icmp "eq" %selector, %number : i32
  llvm.return %same : i1
}

// A cleanup sees it first, and goes on.
llvm.func @cleans(%x: i32, %count: !llvm.ptr) attributes { personality = @__gxx_personality_v0 } {
  %double = llvm.mlir.addressof @_ZTId : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad cleanup (catch %double : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %selector = llvm.extractvalue %e[1] : !llvm.struct<(ptr, i32)>
  llvm.store %selector, %count : i32, !llvm.ptr
  llvm.resume %e : !llvm.struct<(ptr, i32)>
}

llvm.func @cleanup() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %count = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %x, %count : i32, !llvm.ptr
  llvm.invoke @cleans(%x, %count) to ^back unwind ^left : (i32, !llvm.ptr) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (catch %int : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  // CLEANUP: 0 : i32
  %r = llvm.load %count : !llvm.ptr -> i32
  llvm.return %r : i32
}

llvm.func @nobody() {
  %x = llvm.mlir.constant(5 : i32) : i32
  llvm.call @throw_int(%x) : (i32) -> ()
  llvm.return
}

llvm.func @no_object() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %none = llvm.mlir.zero : !llvm.ptr
  %int = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %local = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // OBJECT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: what is handed to @__cxa_throw is not memory of @__cxa_allocate_exception
  llvm.call @__cxa_throw(%local, %int, %none) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @nothing_caught() {
  // NOTHING: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @__cxa_end_catch was called where no exception is caught
  llvm.call @__cxa_end_catch() : () -> ()
  llvm.return
}

llvm.func @after_end() -> i32 attributes { personality = @__gxx_personality_v0 } {
  %x = llvm.mlir.constant(5 : i32) : i32
  %any = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @throw_int(%x) to ^back unwind ^left : (i32) -> ()
^back:
  llvm.unreachable
^left:
  %e = llvm.landingpad (catch %any : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %object = llvm.extractvalue %e[0] : !llvm.struct<(ptr, i32)>
  %thrown = llvm.call @__cxa_begin_catch(%object) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @__cxa_end_catch() : () -> ()
  %r = llvm.load %thrown : !llvm.ptr -> i32
  llvm.return %r : i32
}
