// RUN: mlir-interp run %s | FileCheck %s --match-full-lines
// RUN: not mlir-interp run %s -e other 2>&1 | FileCheck %s --check-prefix=OTHER
// Coroutines as LLVM IR has them when it is imported: an end that gives nothing, a frame whose allocation is asked
// for, a handle that is left out, and calls while a coroutine waits.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @say(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// The awaiter is the number that is told.
llvm.func @wait(%awaiter: !llvm.ptr, %handle: !llvm.ptr) {
  %x = llvm.load %awaiter : !llvm.ptr -> i64
  llvm.call @say(%x) : (i64) -> ()
  llvm.return
}

llvm.func @begin(%awaiter: !llvm.ptr) -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %wait = llvm.mlir.addressof @wait : !llvm.ptr
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %needed = llvm.call_intrinsic "llvm.coro.alloc"(%id) : (!llvm.token) -> i1
  llvm.cond_br %needed, ^allocate, ^go(%null : !llvm.ptr)
^allocate:
  %size = llvm.intr.coro.size : i64
  %made = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  llvm.br ^go(%made : !llvm.ptr)
^go(%memory: !llvm.ptr):
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %save = llvm.intr.coro.save %null : (!llvm.ptr) -> !llvm.token
  llvm.call_intrinsic "llvm.coro.await.suspend.void"(%awaiter, %h, %wait) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %how = llvm.intr.coro.suspend %save, %no : i8
  %wide = llvm.sext %how : i8 to i32
  llvm.switch %wide : i32, ^end [0: ^clean, 1: ^clean]
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %first = llvm.call_intrinsic "llvm.coro.is_in_ramp"() : () -> i1
  %told = llvm.zext %first : i1 to i64
  llvm.call @say(%told) : (i64) -> ()
  %e = llvm.intr.coro.end %null, %no, %none : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
  llvm.return %h : !llvm.ptr
}

// CHECK: 7
// CHECK-NEXT: 1
// CHECK-NEXT: 8
// CHECK-NEXT: 0
func.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %seven = llvm.mlir.constant(7 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %awaiter = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %seven, %awaiter : i64, !llvm.ptr
  %h = llvm.call @begin(%awaiter) : (!llvm.ptr) -> !llvm.ptr
  llvm.call @say(%eight) : (i64) -> ()
  llvm.intr.coro.resume %h : !llvm.ptr
  return
}

// OTHER: error: unsupported: 'llvm.call_intrinsic': the intrinsic 'llvm.coro.noop'
func.func @other() {
  %h = llvm.call_intrinsic "llvm.coro.noop"() : () -> !llvm.ptr
  return
}
