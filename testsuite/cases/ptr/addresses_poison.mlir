// RUN: mlir-interp run %s | FileCheck %s
// Pointers and memrefs that are poison: what flags exclude, what they do not, and what no metadata
// tells (DECISIONS.md M24, M26).

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @main() -> (!p, !p, i64, i64, !p, !p, i64, i64, i64, i64, memref<?xi8, #s>, memref<*xi8, #s>,
                      memref<2xi8, strided<[?]>, #s>, memref<2xi8, strided<[1], offset: ?>, #s>, vector<2xi64>) {
  %m = memref.alloca() : memref<4xi32, #s>
  %b = ptr.to_ptr %m : memref<4xi32, #s> -> !p
  %null = ptr.constant #ptr.null : !p
  %top = ptr.constant #ptr.address<0x8000000000000000> : !p
  %one = arith.constant 1 : i64
  %n1 = arith.constant -1 : i64
  %c16 = arith.constant 16 : i8
  %c17 = arith.constant 17 : i8
  %wide = arith.constant 18446744073709551616 : i128
  // CHECK: poison : !ptr.ptr
  %leaves = ptr.ptr_add inbounds %b, %c17 : !p, i8
  // CHECK-NEXT: poison : !ptr.ptr
  %below = ptr.ptr_add inbounds %b, %n1 : !p, i64
  // Just behind is one of the object's.
  %behind = ptr.ptr_add inbounds %b, %c16 : !p, i8
  // CHECK-NEXT: 16 : i64
  %d0 = ptr.ptr_diff %behind, %b : !p -> i64
  // A negative offset is no wrap for nusw.
  %down = ptr.ptr_add nusw %b, %n1 : !p, i64
  // CHECK-NEXT: -1 : i64
  %d1 = ptr.ptr_diff %down, %b : !p -> i64
  // CHECK-NEXT: poison : !ptr.ptr
  %nuw = ptr.ptr_add nuw %b, %n1 : !p, i64
  // CHECK-NEXT: poison : !ptr.ptr
  %nusw = ptr.ptr_add nusw %null, %n1 : !p, i64
  // Cut to 64 bits.
  %cut = ptr.ptr_add %null, %wide : !p, i128
  // CHECK-NEXT: 0 : i64
  %d2 = ptr.ptr_diff %cut, %null : !p -> i64
  // CHECK-NEXT: poison : i64
  %d3 = ptr.ptr_diff nuw %null, %b : !p -> i64
  %low = ptr.ptr_add %null, %one : !p, i64
  // CHECK-NEXT: poison : i64
  %d4 = ptr.ptr_diff nsw %top, %low : !p -> i64
  // CHECK-NEXT: 9223372036854775807 : i64
  %d5 = ptr.ptr_diff nuw %top, %low : !p -> i64
  // CHECK-NEXT: poison : memref<?xi8
  %f0 = ptr.from_ptr %b : !p -> memref<?xi8, #s>
  // CHECK-NEXT: poison : memref<*xi8
  %f1 = ptr.from_ptr %b : !p -> memref<*xi8, #s>
  // CHECK-NEXT: poison : memref<2xi8, strided<[?]>
  %f2 = ptr.from_ptr %b : !p -> memref<2xi8, strided<[?]>, #s>
  // CHECK-NEXT: poison : memref<2xi8, strided<[1], offset: ?>
  %f3 = ptr.from_ptr %b : !p -> memref<2xi8, strided<[1], offset: ?>, #s>
  // Lane by lane.
  %offsets = arith.constant dense<[4, 20]> : vector<2xi32>
  %lanes = ptr.ptr_add inbounds %b, %offsets : !p, vector<2xi32>
  %bases = vector.broadcast %b : !p to vector<2x!p>
  // CHECK-NEXT: dense<[4, poison]> : vector<2xi64>
  %d6 = ptr.ptr_diff %lanes, %bases : vector<2x!p> -> vector<2xi64>
  return %leaves, %below, %d0, %d1, %nuw, %nusw, %d2, %d3, %d4, %d5, %f0, %f1, %f2, %f3, %d6
    : !p, !p, i64, i64, !p, !p, i64, i64, i64, i64, memref<?xi8, #s>, memref<*xi8, #s>,
      memref<2xi8, strided<[?]>, #s>, memref<2xi8, strided<[1], offset: ?>, #s>, vector<2xi64>
}
