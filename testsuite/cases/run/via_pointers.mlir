// RUN: not mlir-interp run %s --via=llvm 2>&1 | FileCheck %s --strict-whitespace
// RUN: not mlir-interp run %s --via=llvm -e where 2>&1 | FileCheck %s --check-prefix=RESULT
// Native code takes no pointers from here: what can be run in its place is told, and no more.
// CHECK: via_pointers.mlir:[[#@LINE+4]]:1: error: no native code is run: argument 1 of type '!llvm.ptr' cannot be handed to native code: a function that calls @main and takes no pointers can be
// CHECK-NEXT:{{^}}llvm.func @main(
// CHECK-NEXT:{{^}}^
// CHECK-NOT:{{.}}
llvm.func @main(%argc: i32, %argv: !llvm.ptr) -> i32 {
  llvm.return %argc : i32
}
// RESULT: error: no native code is run: result 0 of type '!llvm.ptr' cannot be compared: a function that calls @where and returns what is there can be
llvm.func @where() -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  llvm.return %null : !llvm.ptr
}
