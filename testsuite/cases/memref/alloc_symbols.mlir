// RUN: mlir-interp run %s | FileCheck %s
// Operands in brackets are the symbols of the layout: of a strided one its unknown offset, then its
// unknown strides; of a map its own.
func.func @main() {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc()[%c2, %c7] : memref<4x4xi32, strided<[?, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a
      : memref<4x4xi32, strided<[?, 1], offset: ?>> -> memref<i32>, index, index, index, index, index
  // CHECK: 2
  vector.print %offset : index
  // CHECK-NEXT: 7
  vector.print %strides#0 : index
  // CHECK-NEXT: 1
  vector.print %strides#1 : index
  %b = memref.alloc(%c3)[%c2, %c7] : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>>
  %base1, %offset1, %sizes1:2, %strides1:2 = memref.extract_strided_metadata %b
      : memref<?x4xi32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + d1 * 2 + s0)>> -> memref<i32>, index, index, index, index, index
  // CHECK-NEXT: 2
  vector.print %offset1 : index
  // CHECK-NEXT: 3
  vector.print %sizes1#0 : index
  // CHECK-NEXT: 7
  vector.print %strides1#0 : index
  // CHECK-NEXT: 2
  vector.print %strides1#1 : index
  return
}
