// RUN: mlir-interp run %s --entry-point-result=void --argv='one  two' | FileCheck %s
// RUN: mlir-interp run %s --entry-point-result=void | FileCheck %s --check-prefix=ALONE
// RUN: mlir-interp run %s --entry-point-result=i32 --args='7, dense<0> : tensor<1xi64>' -e count | FileCheck %s --check-prefix=GIVEN
// DECISIONS.md X7

llvm.func @puts(!llvm.ptr) -> i32
llvm.mlir.global internal constant @end("end\00")

// CHECK: argv.mlir
// CHECK-NEXT: one
// CHECK-NEXT: two
// CHECK-NEXT: end
// ALONE: argv.mlir
// ALONE-NEXT: end
// GIVEN: 7
llvm.func @main(%argc: i32, %argv: !llvm.ptr) -> i32 {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^next(%zero : i32)
^next(%i: i32):
  %at = llvm.getelementptr %argv[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
  %word = llvm.load %at : !llvm.ptr -> !llvm.ptr
  %done = llvm.icmp "eq" %word, %null : !llvm.ptr
  llvm.cond_br %done, ^end, ^print
^print:
  %said = llvm.call @puts(%word) : (!llvm.ptr) -> i32
  %more = llvm.add %i, %one : i32
  llvm.br ^next(%more : i32)
^end:
  %end = llvm.mlir.addressof @end : !llvm.ptr
  %last = llvm.call @puts(%end) : (!llvm.ptr) -> i32
  llvm.return %i : i32
}

llvm.func @count(%argc: i32, %argv: !llvm.ptr) -> i32 {
  llvm.return %argc : i32
}
