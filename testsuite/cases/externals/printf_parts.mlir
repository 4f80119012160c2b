// RUN: not mlir-interp run %s -e flag 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not mlir-interp run %s -e zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-interp run %s -e half 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: not mlir-interp run %s -e precise 2>&1 | FileCheck %s --check-prefix=PRECISE
// RUN: not mlir-interp run %s -e long_long 2>&1 | FileCheck %s --check-prefix=LONG-LONG
// RUN: not mlir-interp run %s -e wide_float 2>&1 | FileCheck %s --check-prefix=WIDE-FLOAT
// RUN: not mlir-interp run %s -e many 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not mlir-interp run %s -e grouped 2>&1 | FileCheck %s --check-prefix=GROUPED
// RUN: not mlir-interp run %s -e pointer 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not mlir-interp run %s -e percent 2>&1 | FileCheck %s --check-prefix=PERCENT
// RUN: not mlir-interp run %s -e mixed 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: not mlir-interp run %s -e beyond 2>&1 | FileCheck %s --check-prefix=BEYOND
// RUN: mlir-interp run %s | FileCheck %s
// Flags, precisions and lengths with letters that C has none of for are undefined: X6.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @text("abc\00")
llvm.mlir.global internal constant @flag_format("%#d\00")
llvm.mlir.global internal constant @zero_format("%05s\00")
llvm.mlir.global internal constant @half_format("%hs\00")
llvm.mlir.global internal constant @precise_format("%.3c\00")
llvm.mlir.global internal constant @long_long_format("%llf\00")
llvm.mlir.global internal constant @wide_float_format("%Ld\00")
llvm.mlir.global internal constant @many_format("%lhd\00")
llvm.mlir.global internal constant @grouped_format("%'x\00")
llvm.mlir.global internal constant @pointer_format("%lp\00")
llvm.mlir.global internal constant @percent_format("%5%\00")
llvm.mlir.global internal constant @mixed_format("%1$d%d\00")
llvm.mlir.global internal constant @beyond_format("%2$d\00")
llvm.mlir.global internal constant @main_format("%2$s|%1$*3$d|%1$-4d|%1$'d|%%\0A\00")

llvm.func @flag() {
  %f = llvm.mlir.addressof @flag_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // FLAG: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no flag # of the conversion %d
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @zero() {
  %f = llvm.mlir.addressof @zero_format : !llvm.ptr
  %v = llvm.mlir.addressof @text : !llvm.ptr
  // ZERO: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no flag 0 of the conversion %s
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @half() {
  %f = llvm.mlir.addressof @half_format : !llvm.ptr
  %v = llvm.mlir.addressof @text : !llvm.ptr
  // HALF: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no length h of the conversion %s
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @precise() {
  %f = llvm.mlir.addressof @precise_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // PRECISE: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no precision of the conversion %c
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @long_long() {
  %f = llvm.mlir.addressof @long_long_format : !llvm.ptr
  %v = llvm.mlir.constant(0.5 : f64) : f64
  // LONG-LONG: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no length ll of the conversion %f
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}
llvm.func @wide_float() {
  %f = llvm.mlir.addressof @wide_float_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // WIDE-FLOAT: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no length L of the conversion %d
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @many() {
  %f = llvm.mlir.addressof @many_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // MANY: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no length lh of the conversion %d
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @grouped() {
  %f = llvm.mlir.addressof @grouped_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // GROUPED: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no flag ' of the conversion %x
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @pointer() {
  %f = llvm.mlir.addressof @pointer_format : !llvm.ptr
  %v = llvm.mlir.addressof @text : !llvm.ptr
  // POINTER: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: there is no length l of the conversion %p
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}
llvm.func @percent() {
  %f = llvm.mlir.addressof @percent_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // PERCENT: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: something stands in the conversion %%
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @mixed() {
  %f = llvm.mlir.addressof @mixed_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // MIXED: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: some conversions choose their arguments by number, and some do not
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @beyond() {
  %f = llvm.mlir.addressof @beyond_format : !llvm.ptr
  %v = llvm.mlir.constant(7 : i32) : i32
  // BEYOND: [[#@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: @printf: the conversion %d has no argument
  llvm.call @printf(%f, %v) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.return
}
// By their number arguments are taken in any order, and again; the thousands of the "C" locale stand together.
// CHECK: abc|  1234567|1234567|1234567|%
llvm.func @main() {
  %f = llvm.mlir.addressof @main_format : !llvm.ptr
  %n = llvm.mlir.constant(1234567 : i32) : i32
  %t = llvm.mlir.addressof @text : !llvm.ptr
  %w = llvm.mlir.constant(9 : i32) : i32
  llvm.call @printf(%f, %n, %t, %w) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr, i32) -> i32
  llvm.return
}
