// RUN: mlir-interp run %s -e copies | FileCheck %s --check-prefix=COPIES
// RUN: mlir-interp run %s -e fills 2>&1 | FileCheck %s --check-prefix=FILLS
// RUN: not mlir-interp run %s -e overlaps 2>&1 | FileCheck %s --check-prefix=OVERLAPS
// RUN: not mlir-interp run %s -e too_long 2>&1 | FileCheck %s --check-prefix=LONG
// RUN: mlir-interp run %s -e nothing | FileCheck %s --check-prefix=NOTHING
// RUN: mlir-interp run %s -e pointers | FileCheck %s --check-prefix=POINTERS
// Bytes that are copied, moved and filled.

// COPIES: dense<[1, 2, 1, 2]> : vector<4xi8>
// COPIES-NEXT: dense<[1, 1, 2, 3]> : vector<4xi8>
func.func @copies() -> (vector<4xi8>, vector<4xi8>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %data = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi8>) : vector<4xi8>
  %p = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %data, %p : vector<4xi8>, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %two) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %a = llvm.load %p : !llvm.ptr -> vector<4xi8>
  llvm.store %data, %p : vector<4xi8>, !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%next, %p, %three) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %b = llvm.load %p : !llvm.ptr -> vector<4xi8>
  return %a, %b : vector<4xi8>, vector<4xi8>
}

// FILLS: dense<[7, 7, 9, 9]> : vector<4xi8>
// FILLS-NEXT: poison : i8
func.func @fills() -> (vector<4xi8>, i8) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i64) : i64
  %seven = llvm.mlir.constant(7 : i8) : i8
  %nine = llvm.mlir.constant(9 : i8) : i8
  %poison = llvm.mlir.poison : i8
  %p = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %nine) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memset"(%p, %seven, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %a = llvm.load %p : !llvm.ptr -> vector<4xi8>
  "llvm.intr.memset"(%p, %poison, %two) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %b = llvm.load %p : !llvm.ptr -> i8
  return %a, %b : vector<4xi8>, i8
}

func.func @overlaps() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  %next = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  // OVERLAPS: [[# @LINE + 1]]:3: error: undefined behaviour: the 3 bytes from 0x{{[0-9a-f]+}} on overlap those from 0x{{[0-9a-f]+}} on, to which they are copied
  "llvm.intr.memcpy"(%next, %p, %three) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

func.func @too_long() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %many = llvm.mlir.constant(-1 : i64) : i64
  %p = llvm.alloca %one x vector<4xi8> : (i32) -> !llvm.ptr
  // LONG: [[# @LINE + 1]]:3: error: undefined behaviour: 18446744073709551615 bytes at offset 0 are out of the bounds
  "llvm.intr.memmove"(%p, %p, %many) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return
}

// Of no bytes nothing is asked.
// NOTHING: 1 : i32
func.func @nothing() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  "llvm.intr.memcpy"(%null, %null, %zero) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  return %one : i32
}

// What is copied keeps what it points to.
// POINTERS: 5 : i32
func.func @pointers() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %eight = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %five, %p : i32, !llvm.ptr
  llvm.store %p, %a : !llvm.ptr, !llvm.ptr
  "llvm.intr.memcpy"(%b, %a, %eight) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %q = llvm.load %b : !llvm.ptr -> !llvm.ptr
  %r = llvm.load %q : !llvm.ptr -> i32
  return %r : i32
}
