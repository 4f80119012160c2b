// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e behind 2>&1 | FileCheck %s --check-prefix=BEHIND

// The pointer that is made of a memref's address, taken as a number, has the memref's memory.
func.func @main() -> i32 {
  %c7 = arith.constant 7 : i32
  %zero = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  memref.store %c7, %m[%zero] : memref<1xi32>
  %n = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %i = arith.index_cast %n : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  // CHECK: 7 : i32
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}

func.func @behind() -> i32 {
  %four = arith.constant 4 : i64
  %m = memref.alloca() : memref<1xi32>
  %n = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
  %i = arith.index_cast %n : index to i64
  %j = arith.addi %i, %four : i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // BEHIND: [[@LINE+1]]:8: error: undefined behaviour
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}
