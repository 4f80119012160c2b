// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed=5 | FileCheck %s
// RUN: not mlir-interp run %s -e compared 2>&1 | FileCheck %s --check-prefix=COMPARED
// RUN: not mlir-interp run %s -e made 2>&1 | FileCheck %s --check-prefix=MADE
// RUN: not mlir-interp run %s -e disjoint 2>&1 | FileCheck %s --check-prefix=DISJOINT
// RUN: not mlir-interp run %s -e shifted 2>&1 | FileCheck %s --check-prefix=SHIFTED
// DECISIONS.md M21: of an integer that is read, the bits that were written are known.

func.func @fresh() -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %size = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  return %p : !llvm.ptr
}
llvm.func @malloc(i64) -> !llvm.ptr

func.func @main() -> (i16, i16, i8, i64, i16) {
  %p = call @fresh() : () -> !llvm.ptr

  // A field of three bits, four bits up.
  %clear = llvm.mlir.constant(-113 : i16) : i16
  %field = llvm.mlir.constant(80 : i16) : i16
  %old = llvm.load %p : !llvm.ptr -> i16
  %cleared = llvm.and %old, %clear : i16
  %set = llvm.or disjoint %cleared, %field : i16
  llvm.store %set, %p : i16, !llvm.ptr
  %read = llvm.load %p : !llvm.ptr -> i16
  %four = llvm.mlir.constant(4 : i16) : i16
  %seven = llvm.mlir.constant(7 : i16) : i16
  %moved = llvm.lshr %read, %four : i16
  %value = llvm.and %moved, %seven : i16
  // CHECK: 5 : i16

  // As a signed number: the bits above it go, and its sign comes down again.
  %nine = llvm.mlir.constant(9 : i16) : i16
  %thirteen = llvm.mlir.constant(13 : i16) : i16
  %up = llvm.shl %read, %nine : i16
  %signed = llvm.ashr %up, %thirteen : i16
  // CHECK-NEXT: -3 : i16

  // The bytes of a struct with a hole, as one integer.
  %q = call @fresh() : () -> !llvm.ptr
  %byte = llvm.mlir.constant(7 : i8) : i8
  llvm.store %byte, %q : i8, !llvm.ptr
  %whole = llvm.load %q : !llvm.ptr -> i64
  %r = call @fresh() : () -> !llvm.ptr
  llvm.store %whole, %r : i64, !llvm.ptr
  %again = llvm.load %r : !llvm.ptr -> i8
  // CHECK-NEXT: 7 : i8

  %mask = llvm.mlir.constant(255 : i64) : i64
  %low = llvm.trunc %whole : i64 to i16
  %wide = llvm.zext %low : i16 to i64
  %known = llvm.and %wide, %mask : i64
  // CHECK-NEXT: 7 : i64

  // Frozen, the others are something, and these stay.
  %frozen = llvm.freeze %read : i16
  %bits = llvm.mlir.constant(112 : i16) : i16
  %kept = llvm.and %frozen, %bits : i16
  // CHECK-NEXT: 80 : i16
  return %value, %signed, %again, %known, %kept : i16, i16, i8, i64, i16
}

func.func @compared() -> i1 {
  %p = call @fresh() : () -> !llvm.ptr
  %byte = llvm.mlir.constant(7 : i8) : i8
  llvm.store %byte, %p : i8, !llvm.ptr
  %value = llvm.load %p : !llvm.ptr -> i16
  %is = llvm.icmp "eq" %value, %value : i16
  // COMPARED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'condition' is poison
  llvm.cond_br %is, ^bb1, ^bb1
^bb1:
  return %is : i1
}

// Poison that was made is no unwritten bit: it is poison as a whole.
func.func @made() -> i8 {
  %p = call @fresh() : () -> !llvm.ptr
  %most = llvm.mlir.constant(127 : i8) : i8
  %zero = llvm.mlir.constant(0 : i8) : i8
  %poison = llvm.add %most, %most overflow<nsw> : i8
  llvm.store %poison, %p : i8, !llvm.ptr
  %read = llvm.load %p : !llvm.ptr -> i8
  %none = llvm.and %read, %zero : i8
  // MADE: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour
  %r = llvm.udiv %zero, %none : i8
  return %r : i8
}

// A promise has to hold whatever the bits are.
func.func @disjoint() -> i8 {
  %p = call @fresh() : () -> !llvm.ptr
  %one = llvm.mlir.constant(1 : i8) : i8
  %read = llvm.load %p : !llvm.ptr -> i8
  %set = llvm.or disjoint %read, %one : i8
  %low = llvm.and %set, %one : i8
  // DISJOINT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'rhs' is poison
  %r = llvm.udiv %one, %low : i8
  return %r : i8
}

// By how much it is shifted decides every bit.
func.func @shifted() -> i8 {
  %p = call @fresh() : () -> !llvm.ptr
  %zero = llvm.mlir.constant(0 : i8) : i8
  %one = llvm.mlir.constant(1 : i8) : i8
  %amount = llvm.load %p : !llvm.ptr -> i8
  %little = llvm.and %amount, %one : i8
  %shifted = llvm.shl %one, %little : i8
  // SHIFTED: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'rhs' is poison
  %r = llvm.udiv %zero, %shifted : i8
  return %r : i8
}
