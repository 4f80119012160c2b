// RUN: mlir-interp run %s | FileCheck %s
// A list of arguments as code for x86-64 reads it: DECISIONS.md M19.
!list = !llvm.struct<(i32, i32, ptr, ptr)>

// Registers first: the second general one holds what comes behind the argument that is named.
llvm.func @second(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !list : (i32) -> !llvm.ptr
  %copy = llvm.alloca %one x !list : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr
  llvm.intr.vaend %list : !llvm.ptr
  %used = llvm.load %copy : !llvm.ptr -> i32
  %field = llvm.getelementptr %copy[0, 3] : (!llvm.ptr) -> !llvm.ptr, !list
  %saved = llvm.load %field : !llvm.ptr -> !llvm.ptr
  %at = llvm.getelementptr %saved[%used] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %next = llvm.getelementptr %at[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %next : !llvm.ptr -> i32
  llvm.return %r : i32
}

// What registers do not hold is in memory.
llvm.func @seventh(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !list : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %field = llvm.getelementptr %list[0, 2] : (!llvm.ptr) -> !llvm.ptr, !list
  %memory = llvm.load %field : !llvm.ptr -> !llvm.ptr
  %at = llvm.getelementptr %memory[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %r = llvm.load %at : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK: 20 : i32
// CHECK-NEXT: 70 : i32
func.func @main() -> (i32, i32) {
  %n = llvm.mlir.constant(7 : i32) : i32
  %10 = llvm.mlir.constant(10 : i32) : i32
  %20 = llvm.mlir.constant(20 : i32) : i32
  %half = llvm.mlir.constant(0.5 : f64) : f64
  %70 = llvm.mlir.constant(70 : i32) : i32
  %a = llvm.call @second(%n, %10, %half, %20) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, f64, i32) -> i32
  %b = llvm.call @seventh(%n, %10, %10, %10, %10, %10, %20, %70) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32, i32, i32, i32, i32, i32, i32) -> i32
  return %a, %b : i32, i32
}
