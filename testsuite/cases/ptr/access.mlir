// RUN: mlir-interp run %s | FileCheck %s
// What is written through a pointer is read through the memref, and the other way around: bits, poison
// and pointers among it.

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @main() -> (i16, i32, i32, i8, f32, vector<2x2xi8>, i32) {
  %m = memref.alloca() : memref<2xi32, #s>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %n = arith.constant 0x01020304 : i32
  memref.store %n, %m[%c0] : memref<2xi32, #s>
  // Across its middle.
  %one = arith.constant 1 : i64
  %q = ptr.ptr_add %p, %one : !p, i64
  // CHECK: 515 : i16
  %a = ptr.load %q alignment = 1 : !p -> i16
  %four = arith.constant 4 : i64
  %second = ptr.ptr_add inbounds %p, %four : !p, i64
  ptr.store volatile %n, %second nontemporal : i32, !p
  // CHECK-NEXT: 16909060 : i32
  %b = memref.load %m[%c1] : memref<2xi32, #s>
  // What was never written is poison, and may be moved.
  %fresh = memref.alloca() : memref<2xi32, #s>
  %f = ptr.to_ptr %fresh : memref<2xi32, #s> -> !p
  // CHECK-NEXT: poison : i32
  %c = ptr.load %f : !p -> i32
  ptr.store %c, %f : i32, !p
  // Of an integer the bits that were written are known.
  %byte = arith.constant 7 : i8
  ptr.store %byte, %f : i8, !p
  %part = ptr.load %f : !p -> i32
  // CHECK-NEXT: 7 : i8
  %d = llvm.trunc %part : i32 to i8
  // The same bytes as another type.
  %half = arith.constant 0.5 : f32
  ptr.store %half, %p : f32, !p
  // CHECK-NEXT: 5.000000e-01 : f32
  %e = ptr.load %p invariant invariant_group : !p -> f32
  %rows = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  ptr.store %rows, %p : vector<2x2xi8>, !p
  // CHECK-NEXT: dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi8>
  %g = ptr.load %p : !p -> vector<2x2xi8>
  // A pointer that lay in memory points to what it pointed to.
  %cell = memref.alloca() : memref<1x!p, #s>
  memref.store %second, %cell[%c0] : memref<1x!p, #s>
  %t = ptr.to_ptr %cell : memref<1x!p, #s> -> !p
  %back = ptr.load %t : !p -> !p
  // CHECK-NEXT: 16909060 : i32
  %h = ptr.load %back atomic acquire alignment = 4 : !p -> i32
  return %a, %b, %c, %d, %e, %g, %h : i16, i32, i32, i8, f32, vector<2x2xi8>, i32
}
