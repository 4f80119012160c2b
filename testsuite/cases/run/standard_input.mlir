// RUN: printf '12 -3\nthe second line\nlast' > %t.txt
// RUN: mlir-interp run %s --stdin=%t.txt --entry-point-result=void | FileCheck %s
// RUN: mlir-interp run %s --stdin=%t.txt --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: mlir-interp run %s --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-interp run %s --stdin=%t.none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e no_room --stdin=%t.txt 2>&1 | FileCheck %s --check-prefix=ROOM
// What a program reads from standard input: X6.

// CHECK: 12 -3
// CHECK-NEXT: [10]
// CHECK-NEXT: [the sec]
// CHECK-NEXT: [ond line
// CHECK-NEXT: ]
// CHECK-NEXT: [last]
// CHECK-NEXT: -1 1
// QUIET-NOT: note
// EMPTY: standard_input.mlir:[[# @LINE + 30]]:{{[0-9]+}}: note: the program reads standard input here, which is empty (--stdin FILE says what it has)
// NONE: error: cannot read '{{.*}}.none': No such file or directory
llvm.mlir.global external @stdin() : !llvm.ptr
llvm.mlir.global internal constant @wanted("%d%d\00")
llvm.mlir.global internal constant @numbers("%d %d\0A\00")
llvm.mlir.global internal constant @one("[%d]\0A\00")
llvm.mlir.global internal constant @text("[%s]\0A\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @scanf(!llvm.ptr, ...) -> i32
llvm.func @getchar() -> i32
llvm.func @feof(!llvm.ptr) -> i32
llvm.func @fgets(!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr

llvm.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %most = llvm.mlir.constant(100 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %line = llvm.alloca %most x i8 : (i32) -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i8) : i8
  llvm.store %one, %a : i32, !llvm.ptr
  llvm.store %one, %b : i32, !llvm.ptr
  llvm.store %zero, %line : i8, !llvm.ptr
  %wanted = llvm.mlir.addressof @wanted : !llvm.ptr
  %numbers = llvm.mlir.addressof @numbers : !llvm.ptr
  %single = llvm.mlir.addressof @one : !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %at = llvm.mlir.addressof @stdin : !llvm.ptr
  %stdin = llvm.load %at : !llvm.ptr -> !llvm.ptr
  %0 = llvm.call @scanf(%wanted, %a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  %x = llvm.load %a : !llvm.ptr -> i32
  %y = llvm.load %b : !llvm.ptr -> i32
  %1 = llvm.call @printf(%numbers, %x, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
  %c = llvm.call @getchar() : () -> i32
  %2 = llvm.call @printf(%single, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call @fgets(%line, %eight, %stdin) : (!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %4 = llvm.call @printf(%text, %line) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  %5 = llvm.call @fgets(%line, %most, %stdin) : (!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %6 = llvm.call @printf(%text, %line) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  %7 = llvm.call @fgets(%line, %most, %stdin) : (!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  %8 = llvm.call @printf(%text, %line) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  %end = llvm.call @getchar() : () -> i32
  %ended = llvm.call @feof(%stdin) : (!llvm.ptr) -> i32
  %9 = llvm.call @printf(%numbers, %end, %ended) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
  llvm.return
}

llvm.func @no_room() {
  %three = llvm.mlir.constant(3 : i32) : i32
  %most = llvm.mlir.constant(100 : i32) : i32
  %line = llvm.alloca %three x i8 : (i32) -> !llvm.ptr
  %at = llvm.mlir.addressof @stdin : !llvm.ptr
  %stdin = llvm.load %at : !llvm.ptr -> !llvm.ptr
  // ROOM: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: 1 byte at offset 3 is out of the bounds of its allocation, which has 3 bytes (in @fgets)
  %0 = llvm.call @fgets(%line, %most, %stdin) : (!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
