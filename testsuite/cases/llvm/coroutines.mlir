// RUN: mlir-interp run %s | FileCheck %s --match-full-lines
// RUN: mlir-interp run %s -e early | FileCheck %s --check-prefix=EARLY --match-full-lines
// RUN: mlir-interp run %s -e destroy | FileCheck %s --check-prefix=DESTROY --match-full-lines
// RUN: mlir-interp run %s -e stack | FileCheck %s --check-prefix=STACK --match-full-lines
// RUN: mlir-interp run %s -e promise | FileCheck %s --check-prefix=PROMISE --match-full-lines
// RUN: mlir-interp run %s -e tensors | FileCheck %s --check-prefix=TENSORS --match-full-lines
// RUN: mlir-interp run %s --leaks | FileCheck %s --match-full-lines
// A call that is suspended keeps what it knows: DECISIONS.md M23.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @say(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// Counts from %from on, one each time, for ever; suspended in a loop, with a value going round.
llvm.func @count(%from: i64) -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %memory = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.br ^next(%from : i64)
^next(%n: i64):
  llvm.call @say(%n) : (i64) -> ()
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %how = llvm.intr.coro.suspend %save, %no : i8
  %wide = llvm.sext %how : i8 to i32
  llvm.switch %wide : i32, ^end [0: ^on, 1: ^clean]
^on:
  %more = llvm.add %n, %one : i64
  llvm.br ^next(%more : i64)
^clean:
  %last = llvm.mul %n, %n : i64
  llvm.call @say(%last) : (i64) -> ()
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// Two of them at once.
// CHECK: 10
// CHECK-NEXT: 20
// CHECK-NEXT: 11
// CHECK-NEXT: 12
// CHECK-NEXT: 21
// CHECK-NEXT: 144
// CHECK-NEXT: 441
llvm.func @main() {
  %ten = llvm.mlir.constant(10 : i64) : i64
  %twenty = llvm.mlir.constant(20 : i64) : i64
  %a = llvm.call @count(%ten) : (i64) -> !llvm.ptr
  %b = llvm.call @count(%twenty) : (i64) -> !llvm.ptr
  llvm.intr.coro.resume %a : !llvm.ptr
  llvm.intr.coro.resume %a : !llvm.ptr
  llvm.intr.coro.resume %b : !llvm.ptr
  llvm.call_intrinsic "llvm.coro.destroy"(%a) : (!llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.coro.destroy"(%b) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @go_on(%h: !llvm.ptr) {
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

// Somebody goes on with it before the suspension: it runs to its end first.
llvm.func @saved() -> i64 {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @say(%one) : (i64) -> ()
  %save = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.call @go_on(%h) : (!llvm.ptr) -> ()
  llvm.call @say(%three) : (i64) -> ()
  %how = llvm.intr.coro.suspend %save, %no : i8
  llvm.switch %how : i8, ^end [0: ^on, 1: ^clean]
^on:
  llvm.call @say(%two) : (i64) -> ()
  llvm.br ^clean
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %three : i64
}

// EARLY: 1
// EARLY-NEXT: 2
// EARLY-NEXT: 3
// EARLY-NEXT: 3 : i64
llvm.func @early() -> i64 {
  %r = llvm.call @saved() : () -> i64
  llvm.return %r : i64
}

// Destroyed before it went on at all; then asked whether it is done, at a last suspension.
// DESTROY: 5
// DESTROY-NEXT: 25
// DESTROY-NEXT: false : i1
llvm.func @destroy() -> i1 {
  %five = llvm.mlir.constant(5 : i64) : i64
  %h = llvm.call @count(%five) : (i64) -> !llvm.ptr
  %done = llvm.call_intrinsic "llvm.coro.done"(%h) : (!llvm.ptr) -> i1
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  llvm.return %done : i1
}

// What it has on the stack, of before and of behind a suspension, lives as long as it does.
llvm.func @stacked() -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %yes = llvm.mlir.constant(true) : i1
  %seven = llvm.mlir.constant(7 : i64) : i64
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.store %seven, %p : i64, !llvm.ptr
  %how = llvm.intr.coro.suspend %none, %no : i8
  llvm.switch %how : i8, ^end [0: ^on, 1: ^clean]
^on:
  %q = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i64
  %y = llvm.add %x, %x : i64
  llvm.store %y, %q : i64, !llvm.ptr
  %again = llvm.intr.coro.suspend %none, %no : i8
  llvm.switch %again : i8, ^end [0: ^last, 1: ^clean]
^last:
  %z = llvm.load %q : !llvm.ptr -> i64
  llvm.call @say(%z) : (i64) -> ()
  %final = llvm.intr.coro.suspend %none, %yes : i8
  llvm.switch %final : i8, ^end [0: ^end, 1: ^clean]
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// STACK: 14
// STACK-NEXT: true : i1
llvm.func @stack() -> i1 {
  %h = llvm.call @stacked() : () -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  %done = llvm.call_intrinsic "llvm.coro.done"(%h) : (!llvm.ptr) -> i1
  llvm.call_intrinsic "llvm.coro.destroy"(%h) : (!llvm.ptr) -> ()
  llvm.return %done : i1
}

llvm.func @promises() -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %one = llvm.mlir.constant(1 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %id = llvm.intr.coro.id %one, %p, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i32
  %wide = llvm.zext %size : i32 to i64
  %memory = llvm.call @malloc(%wide) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %how = llvm.intr.coro.suspend %none, %no : i8
  // The stack does not unwind here; who goes on with it is told so where it does.
  %yes = llvm.mlir.constant(true) : i1
  %e = llvm.intr.coro.end %null, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %u = llvm.intr.coro.end %h, %yes, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %h : !llvm.ptr
}

// PROMISE: 1 : i32
// PROMISE-NEXT: true : i1
llvm.func @same(%a: !llvm.ptr, %b: !llvm.ptr) -> i1 {
  %r = llvm.icmp "eq" %a, %b : !llvm.ptr
  llvm.return %r : i1
}
func.func @promise() -> (i32, i1) {
  %yes = llvm.mlir.constant(true) : i1
  %no = llvm.mlir.constant(false) : i1
  %four = llvm.mlir.constant(4 : i32) : i32
  %h = llvm.call @promises() : () -> !llvm.ptr
  %p = llvm.intr.coro.promise %h, %four, %no : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %back = llvm.intr.coro.promise %p, %four, %yes : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %same = llvm.call @same(%h, %back) : (!llvm.ptr, !llvm.ptr) -> i1
  return %x, %same : i32, i1
}

// Operations of other dialects are as good a coroutine: what it keeps may be a tensor.
func.func @keeps(%t: tensor<2xi64>) -> !llvm.ptr {
  %none = llvm.mlir.none : !llvm.token
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %c0 = arith.constant 0 : index
  %id = llvm.intr.coro.id %zero, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %memory = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %double = arith.addi %t, %t : tensor<2xi64>
  %how = llvm.intr.coro.suspend %none, %no : i8
  %on = llvm.icmp "eq" %how, %how : i8
  cf.switch %how : i8, [default: ^end, 0: ^go, 1: ^clean]
^go:
  %x = tensor.extract %double[%c0] : tensor<2xi64>
  llvm.call @say(%x) : (i64) -> ()
  cf.br ^clean
^clean:
  %frame = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  cf.br ^end
^end:
  %e = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  return %h : !llvm.ptr
}

// TENSORS: 6
func.func @tensors() {
  %t = arith.constant dense<[3, 4]> : tensor<2xi64>
  %h = func.call @keeps(%t) : (tensor<2xi64>) -> !llvm.ptr
  llvm.intr.coro.resume %h : !llvm.ptr
  return
}
