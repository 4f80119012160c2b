// RUN: not mlir-interp run %s --max-memory=33554432 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --max-depth=50 2>&1 | FileCheck %s --check-prefix=DEPTH
// A comparison that sorts: calls from the library stand within each other as the program's do, and take memory.

llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr)
llvm.mlir.global internal @numbers(dense<[3, 1]> : tensor<2xi32>) : !llvm.array<2 x i32>

// CHECK: error: limit reached: no memory is left for {{.*}}, where a run may take 33554432 bytes (--max-memory)
// DEPTH: error: limit reached: more than 50 calls stand within each other (--max-depth)
llvm.func @compare(%a: !llvm.ptr, %b: !llvm.ptr) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.call @sort() : () -> ()
  llvm.return %zero : i32
}

llvm.func @sort() {
  %numbers = llvm.mlir.addressof @numbers : !llvm.ptr
  %count = llvm.mlir.constant(2 : i64) : i64
  %size = llvm.mlir.constant(4 : i64) : i64
  %compare = llvm.mlir.addressof @compare : !llvm.ptr
  llvm.call @qsort(%numbers, %count, %size, %compare) : (!llvm.ptr, i64, i64, !llvm.ptr) -> ()
  llvm.return
}

func.func @main() {
  llvm.call @sort() : () -> ()
  return
}
