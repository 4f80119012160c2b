// RUN: mlir-interp diff %s --passes=convert-to-llvm | FileCheck %s
// RUN: mlir-interp diff %s --passes=canonicalize,cse | FileCheck %s
// RUN: mlir-interp check %s | FileCheck %s --check-prefix=CHECK-NATIVE
// What upstream lowers to the llvm dialect, in part, means the same there.
// CHECK: no counterexample
// CHECK-NATIVE: all equal

#s = #ptr.generic_space
!p = !ptr.ptr<#s>

func.func @sum(%a: i32, %b: i32, %n: i8) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xi32, #s>
  memref.store %a, %m[%c0] : memref<4xi32, #s>
  memref.store %b, %m[%c1] : memref<4xi32, #s>
  memref.store %a, %m[%c2] : memref<4xi32, #s>
  memref.store %b, %m[%c3] : memref<4xi32, #s>
  %size = ptr.type_offset i32 : i8
  %p = ptr.to_ptr %m : memref<4xi32, #s> -> !p
  %three = arith.constant 3 : i8
  %i = arith.andi %n, %three : i8
  %at = arith.muli %i, %size : i8
  %q = ptr.ptr_add inbounds %p, %at : !p, i8
  %x = ptr.load %q : !p -> i32
  %v = memref.subview %m[1] [2] [2] : memref<4xi32, #s> to memref<2xi32, strided<[2], offset: 1>, #s>
  %d = memref.cast %v : memref<2xi32, strided<[2], offset: 1>, #s> to memref<?xi32, strided<[?], offset: ?>, #s>
  %md = ptr.get_metadata %d : memref<?xi32, strided<[?], offset: ?>, #s>
  %w = ptr.from_ptr %p metadata %md : !p -> memref<?xi32, strided<[?], offset: ?>, #s>
  %y = memref.load %w[%c1] : memref<?xi32, strided<[?], offset: ?>, #s>
  %r = arith.subi %x, %y : i32
  return %r : i32
}
