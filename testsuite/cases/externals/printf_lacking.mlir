// RUN: not mlir-interp run %s -e wide 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not mlir-interp run %s -e numbered 2>&1 | FileCheck %s --check-prefix=NUMBERED
// RUN: not mlir-interp run %s -e thousands 2>&1 | FileCheck %s --check-prefix=THOUSANDS
// RUN: not mlir-interp run %s -e none 2>&1 | FileCheck %s --check-prefix=NONE
// What C and POSIX have and this has not is unsupported; what nobody has is undefined.

llvm.mlir.global internal constant @wide_format("%ls\00")
llvm.mlir.global internal constant @numbered_format("%1$d\00")
llvm.mlir.global internal constant @thousands_format("%'d\00")
llvm.mlir.global internal constant @no_format("%y\00")
llvm.func @printf(!llvm.ptr, ...) -> i32

// WIDE: error: unsupported: 'llvm.call': the conversion %ls of @printf
llvm.func @wide() {
  %f = llvm.mlir.addressof @wide_format : !llvm.ptr
  llvm.call @printf(%f, %f) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

// NUMBERED: error: unsupported: 'llvm.call': the conversion %$ of @printf
llvm.func @numbered() {
  %f = llvm.mlir.addressof @numbered_format : !llvm.ptr
  %n = llvm.mlir.constant(5 : i32) : i32
  llvm.call @printf(%f, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// THOUSANDS: error: unsupported: 'llvm.call': the conversion %' of @printf
llvm.func @thousands() {
  %f = llvm.mlir.addressof @thousands_format : !llvm.ptr
  %n = llvm.mlir.constant(5 : i32) : i32
  llvm.call @printf(%f, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}

// NONE: error: undefined behaviour: @printf: there is no conversion %y
llvm.func @none() {
  %f = llvm.mlir.addressof @no_format : !llvm.ptr
  %n = llvm.mlir.constant(5 : i32) : i32
  llvm.call @printf(%f, %n) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
