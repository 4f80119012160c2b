// RUN: mlir-interp run %s | FileCheck %s --strict-whitespace --match-full-lines
// RUN: not mlir-interp run %s -e missing 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not mlir-interp run %s -e wrong 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e endless 2>&1 | FileCheck %s --check-prefix=ENDLESS
// RUN: mlir-interp run %s -e leaves | FileCheck %s --check-prefix=LEAVES
// RUN: not mlir-interp run %s -e fails 2>&1 | FileCheck %s --check-prefix=FAILS
// printf and its like: DECISIONS.md X6.
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @exit(i32)
llvm.mlir.global internal constant @all("%d|%5u|%-4ld|%x|%c|%s|%.3s|%.2f|%g|%%|%p\0A\00")
llvm.mlir.global internal constant @cut("%.99999999s|%.*s|%b|%#b\0A\00")
llvm.mlir.global internal constant @text("abcdef\00") : !llvm.array<7 x i8>
llvm.mlir.global internal constant @unended("abc") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @number("%d\0A\00") : !llvm.array<4 x i8>

//      CHECK:-1|   42|7   |ff|A|abcdef|abc|0.50|0.5|%|(nil)
// CHECK-NEXT:abcdef
// CHECK-NEXT:abcdef|abcdef|101010|0b101010
llvm.func @main() {
  %all = llvm.mlir.addressof @all : !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %a = llvm.mlir.constant(-1 : i32) : i32
  %b = llvm.mlir.constant(42 : i32) : i32
  %c = llvm.mlir.constant(7 : i64) : i64
  %d = llvm.mlir.constant(255 : i32) : i32
  %e = llvm.mlir.constant(65 : i32) : i32
  %f = llvm.mlir.constant(0.5 : f64) : f64
  %r = llvm.call @printf(%all, %a, %b, %c, %d, %e, %text, %text, %f, %f, %null) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, i32, i32, i64, i32, i32, !llvm.ptr, !llvm.ptr, f64, f64, !llvm.ptr) -> i32
  %s = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  // A precision bounds what is written of a string, and makes nothing longer.
  %cut = llvm.mlir.addressof @cut : !llvm.ptr
  %most = llvm.mlir.constant(2147483647 : i32) : i32
  %t = llvm.call @printf(%cut, %text, %most, %text, %b, %b) vararg(!llvm.func<i32 (ptr, ...)>)
      : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> i32
  llvm.return
}

llvm.func @missing() {
  %number = llvm.mlir.addressof @number : !llvm.ptr
  // MISSING: [[# @LINE + 1]]:8: error: undefined behaviour: @printf: the conversion %d has no argument
  %r = llvm.call @printf(%number) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
  llvm.return
}

llvm.func @wrong() {
  %number = llvm.mlir.addressof @number : !llvm.ptr
  %half = llvm.mlir.constant(0.5 : f64) : f64
  // WRONG: [[# @LINE + 1]]:8: error: undefined behaviour: @printf: the conversion %d wants 32 bits, and its argument %{{.*}} is of type 'f64'
  %r = llvm.call @printf(%number, %half) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}

llvm.func @endless() {
  %text = llvm.mlir.addressof @unended : !llvm.ptr
  // ENDLESS: [[# @LINE + 1]]:8: error: undefined behaviour: 1 byte at offset 3 is out of the bounds of its allocation
  %r = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  llvm.return
}

// LEAVES: abcdef
// LEAVES-NOT: {{.}}
llvm.func @leaves() -> i32 {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call @puts(%text) : (!llvm.ptr) -> i32
  llvm.call @exit(%zero) : (i32) -> ()
  llvm.return %zero : i32
}

llvm.func @fails() {
  %three = llvm.mlir.constant(3 : i32) : i32
  // FAILS: [[# @LINE + 1]]:3: error: the program stopped itself: @exit was called with status 3
  llvm.call @exit(%three) : (i32) -> ()
  llvm.return
}
