// RUN: not mlir-interp run %s -e take 2>&1 | FileCheck %s --check-prefix=TAKE
// RUN: not mlir-interp run %s -e end 2>&1 | FileCheck %s --check-prefix=END
// RUN: not mlir-interp run %s -e never 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: mlir-interp run %s -e again | FileCheck %s --check-prefix=AGAIN
// A list that has ended is poison, until it is started again: M19.

llvm.func @take_late(%count: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  // TAKE: va_end.mlir:[[#@LINE+4]]:{{[0-9]+}}: error: undefined behaviour: the list of arguments is poison
  // TAKE: va_end.mlir:[[#@LINE+2]]:{{[0-9]+}}: note: {{.*}}poison
  // TAKE-SAME: the list of arguments was ended
  llvm.intr.vaend %list : !llvm.ptr
  %a = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.return %a : i32
}
llvm.func @take() -> i32 {
  %x = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.call @take_late(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return %r : i32
}

llvm.func @end_twice(%count: i32, ...) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.intr.vaend %list : !llvm.ptr
  // END: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the list of arguments that ends is poison
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return
}
llvm.func @end() {
  %x = llvm.mlir.constant(7 : i32) : i32
  llvm.call @end_twice(%x) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}

llvm.func @never() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  // NEVER: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the list of arguments that ends is poison
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return
}

llvm.func @take_again(%count: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.array<24 x i8> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %a = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.intr.vaend %list : !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %b = llvm.va_arg %list : (!llvm.ptr) -> i32
  llvm.intr.vaend %list : !llvm.ptr
  %r = llvm.add %a, %b : i32
  llvm.return %r : i32
}
llvm.func @again() -> i32 {
  %x = llvm.mlir.constant(7 : i32) : i32
  // AGAIN: 14 : i32
  %r = llvm.call @take_again(%x, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return %r : i32
}
