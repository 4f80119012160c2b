// RUN: mlir-interp run %s -e same | FileCheck %s --check-prefix=SAME
// RUN: mlir-interp run %s -e unranked | FileCheck %s --check-prefix=UNRANKED
// RUN: mlir-interp run %s -e moved | FileCheck %s --check-prefix=MOVED
// RUN: mlir-interp run %s -e freed | FileCheck %s --check-prefix=FREED
// RUN: mlir-interp run %s -e shown | FileCheck %s --check-prefix=SHOWN
// RUN: not mlir-interp run %s -e freed_behind 2>&1 | FileCheck %s --check-prefix=BEHIND
// A memref is its aligned pointer and the rest of its descriptor (DECISIONS.md M24).

#s = #ptr.generic_space
!p = !ptr.ptr<#s>
!view = memref<?xi32, strided<[?], offset: ?>, #s>

// There and back: offset, size and stride are what they were.
func.func @same() -> (i32, index, index) {
  %m = memref.alloca() : memref<6xi32, #s>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %n = arith.constant 11 : i32
  memref.store %n, %m[%c5] : memref<6xi32, #s>
  %v = memref.subview %m[1] [3] [2] : memref<6xi32, #s> to memref<3xi32, strided<[2], offset: 1>, #s>
  %d = memref.cast %v : memref<3xi32, strided<[2], offset: 1>, #s> to !view
  %p = ptr.to_ptr %d : !view -> !p
  %md = ptr.get_metadata %d : !view
  %w = ptr.from_ptr %p metadata %md : !p -> !view
  %c2 = arith.constant 2 : index
  %r = memref.load %w[%c2] : !view
  %size = memref.dim %w, %c0 : !view
  // The offset is not in the pointer.
  %begin = ptr.to_ptr %m : memref<6xi32, #s> -> !p
  %apart = ptr.ptr_diff %p, %begin : !p -> index
  // SAME: 11 : i32
  // SAME-NEXT: 3 : index
  // SAME-NEXT: 0 : index
  return %r, %size, %apart : i32, index, index
}

func.func @unranked() -> (i8, index) {
  %m = memref.alloca() : memref<2x2xi8, #s>
  %c1 = arith.constant 1 : index
  %n = arith.constant 9 : i8
  memref.store %n, %m[%c1, %c1] : memref<2x2xi8, #s>
  %u = memref.cast %m : memref<2x2xi8, #s> to memref<*xi8, #s>
  %p = ptr.to_ptr %u : memref<*xi8, #s> -> !p
  %md = ptr.get_metadata %u : memref<*xi8, #s>
  %w = ptr.from_ptr %p metadata %md : !p -> memref<*xi8, #s>
  %rank = memref.rank %w : memref<*xi8, #s>
  %back = memref.cast %w : memref<*xi8, #s> to memref<2x2xi8, #s>
  %r = memref.load %back[%c1, %c1] : memref<2x2xi8, #s>
  // UNRANKED: 9 : i8
  // UNRANKED-NEXT: 2 : index
  return %r, %rank : i8, index
}

// The metadata's offset is counted from where the pointer has moved to.
func.func @moved() -> i16 {
  %m = memref.alloca() : memref<4xi16, #s>
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %n = arith.constant 5 : i16
  memref.store %n, %m[%c3] : memref<4xi16, #s>
  %p = ptr.to_ptr %m : memref<4xi16, #s> -> !p
  %two = arith.constant 2 : i64
  %q = ptr.ptr_add inbounds %p, %two : !p, i64
  %w = ptr.from_ptr %q : !p -> memref<1xi16, strided<[1], offset: 2>, #s>
  %r = memref.load %w[%c0] : memref<1xi16, strided<[1], offset: 2>, #s>
  // MOVED: 5 : i16
  return %r : i16
}

// Memory is given back by the pointer that the metadata holds, or the pointer itself.
func.func @freed() -> i32 {
  %m = memref.alloc() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %w = ptr.from_ptr %p : !p -> memref<2xi32, #s>
  memref.dealloc %w : memref<2xi32, #s>
  %n = memref.alloc() : memref<2xi32, #s>
  %q = ptr.to_ptr %n : memref<2xi32, #s> -> !p
  %md = ptr.get_metadata %n : memref<2xi32, #s>
  %x = ptr.from_ptr %q metadata %md : !p -> memref<2xi32, #s>
  memref.dealloc %x : memref<2xi32, #s>
  %r = arith.constant 0 : i32
  // FREED: 0 : i32
  return %r : i32
}

func.func @freed_behind() {
  %m = memref.alloc() : memref<2xi32, #s>
  %p = ptr.to_ptr %m : memref<2xi32, #s> -> !p
  %four = arith.constant 4 : i8
  %q = ptr.ptr_add %p, %four : !p, i8
  %w = ptr.from_ptr %q : !p -> memref<1xi32, #s>
  // BEHIND: casts.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: memory is freed through a view that does not begin where the memory begins
  memref.dealloc %w : memref<1xi32, #s>
  return
}

func.func @shown() -> !ptr.ptr_metadata<memref<2x?xi8, #s>> {
  %n = arith.constant 3 : index
  %m = memref.alloca(%n) : memref<2x?xi8, #s>
  %md = ptr.get_metadata %m : memref<2x?xi8, #s>
  // SHOWN: metadata, offset 0, sizes [2, 3], strides [3, 1] : !ptr.ptr_metadata<memref<2x?xi8, #ptr.generic_space>>
  return %md : !ptr.ptr_metadata<memref<2x?xi8, #s>>
}
