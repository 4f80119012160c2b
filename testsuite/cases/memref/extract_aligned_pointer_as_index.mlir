// RUN: mlir-interp run %s | FileCheck %s
// The address that the offset counts from: a slice has its source's, a view its own.
func.func @main() {
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<16xi8>
  %s = memref.subview %m[3][2][1] : memref<16xi8> to memref<2xi8, strided<[1], offset: 3>>
  %v = memref.view %m[%c4][] : memref<16xi8> to memref<2xi8>
  %u = memref.cast %v : memref<2xi8> to memref<*xi8>
  %a = memref.extract_aligned_pointer_as_index %m : memref<16xi8> -> index
  %b = memref.extract_aligned_pointer_as_index %s : memref<2xi8, strided<[1], offset: 3>> -> index
  %c = memref.extract_aligned_pointer_as_index %u : memref<*xi8> -> index
  %d = arith.subi %b, %a : index
  %e = arith.subi %c, %a : index
  // CHECK: 0
  vector.print %d : index
  // CHECK-NEXT: 4
  vector.print %e : index
  return
}
