// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e room 2>&1 | FileCheck %s --check-prefix=ROOM
// RUN: not mlir-interp run %s -e struct 2>&1 | FileCheck %s --check-prefix=STRUCT
// What C's library answers alone: a clock that a run can be replayed with, no environment, an input that is empty.

llvm.func @time(!llvm.ptr) -> i64
llvm.func @clock() -> i64
llvm.func @getenv(!llvm.ptr) -> !llvm.ptr
llvm.func @getchar() -> i32
llvm.func @rand() -> i32
llvm.func @ldiv(i64, i64) -> !llvm.struct<(i64, i64)>
llvm.func @lldiv(i64, i64) -> !llvm.struct<(i64, i32)>
llvm.func @__memset_chk(!llvm.ptr, i32, i64, i64) -> !llvm.ptr
llvm.mlir.global constant @path("PATH\00") : !llvm.array<5 x i8>

// CHECK: 0 : i64
// CHECK-NEXT: 2 : i64
// CHECK-NEXT: true
// CHECK-NEXT: -1 : i32
// CHECK-NEXT: 1804289383 : i32
// CHECK-NEXT: {-3, -2} : !llvm.struct<(i64, i64)>
func.func @main() -> (i64, i64, i1, i32, i32, !llvm.struct<(i64, i64)>) {
  %null = llvm.mlir.zero : !llvm.ptr
  %name = llvm.mlir.addressof @path : !llvm.ptr
  %a = llvm.mlir.constant(-17 : i64) : i64
  %b = llvm.mlir.constant(5 : i64) : i64
  %0 = llvm.call @time(%null) : (!llvm.ptr) -> i64
  %1 = llvm.call @clock() : () -> i64
  %value = llvm.call @getenv(%name) : (!llvm.ptr) -> !llvm.ptr
  %2 = llvm.icmp "eq" %value, %null : !llvm.ptr
  %3 = llvm.call @getchar() : () -> i32
  %4 = llvm.call @rand() : () -> i32
  %5 = llvm.call @ldiv(%a, %b) : (i64, i64) -> !llvm.struct<(i64, i64)>
  return %0, %1, %2, %3, %4, %5 : i64, i64, i1, i32, i32, !llvm.struct<(i64, i64)>
}

// ROOM: error: the program stopped itself: @__memset_chk would write 8 bytes where there are 4: a buffer overflow was detected
llvm.func @room() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %0 = llvm.call @__memset_chk(%p, %zero, %eight, %four) : (!llvm.ptr, i32, i64, i64) -> !llvm.ptr
  llvm.return
}

// STRUCT: undefined behaviour: the function @lldiv is called with types that are not its own
llvm.func @struct() {
  %four = llvm.mlir.constant(4 : i64) : i64
  %0 = llvm.call @lldiv(%four, %four) : (i64, i64) -> !llvm.struct<(i64, i32)>
  llvm.return
}
