// RUN: not mlir-interp diff %s --with %S/Inputs/far_index_replaced.mlir | FileCheck %s
// A difference at a far index alone gives way to a near one (decision P10); where the first departs is not told of it.

func.func @far(%m: memref<1xi8>, %i: index) -> i1 {
  %c8 = arith.constant 8 : index
  %r = arith.cmpi slt, %i, %c8 : index
  return %r : i1
}

// CHECK: DIFFERS {{.*}}: wrong memory in @near
// CHECK: first departs not known: nothing that stands for
// CHECK: native before
func.func @near(%m: memref<i32>, %x: i32) {
  memref.store %x, %m[] : memref<i32>
  return
}
