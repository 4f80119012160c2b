// Where memory lies is a choice, also where nothing in the program looks: pointers that memory holds when it is
// compared, and those that a function from outside is handed.
// RUN: mlir-interp diff %s -e held --passes='builtin.module(llvm.func(mem2reg), func.func(mem2reg))' > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=HELD < %t
// RUN: mlir-interp diff %s -e handed --passes='builtin.module(llvm.func(mem2reg))' | FileCheck %s --check-prefix=HANDED

// HELD: element 0 of argument 0's memory is
func.func @held(%m: memref<2xi64>, %v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %gone = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %gone : i32, !llvm.ptr
  %i = memref.extract_aligned_pointer_as_index %m : memref<2xi64> -> index
  %number = arith.index_cast %i : index to i64
  %q = llvm.inttoptr %number : i64 to !llvm.ptr
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %r = llvm.load %gone : !llvm.ptr -> i32
  return %r : i32
}

// HANDED: no counterexample
llvm.func @outside(!llvm.ptr, !llvm.struct<(i32, ptr)>) -> i32
llvm.func @handed(%v: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %gone = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %gone : i32, !llvm.ptr
  %none = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
  %some = llvm.insertvalue %one, %none[0] : !llvm.struct<(i32, ptr)>
  %both = llvm.insertvalue %p, %some[1] : !llvm.struct<(i32, ptr)>
  %r = llvm.call @outside(%p, %both) : (!llvm.ptr, !llvm.struct<(i32, ptr)>) -> i32
  %w = llvm.load %gone : !llvm.ptr -> i32
  %s = llvm.add %r, %w : i32
  llvm.return %s : i32
}
