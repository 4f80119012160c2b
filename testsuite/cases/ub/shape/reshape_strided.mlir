// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An unranked source hides that it is not contiguous.
memref.global "private" constant @shape : memref<1xindex> = dense<2>
func.func @main() {
  %m = memref.alloc() : memref<4xi32>
  %v = memref.subview %m[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %u = memref.cast %v : memref<2xi32, strided<[2]>> to memref<*xi32>
  %shape = memref.get_global @shape : memref<1xindex>
  // CHECK: reshape_strided.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the source has stride 2 in dimension 0, so that it is not contiguous
  %r = memref.reshape %u(%shape) : (memref<*xi32>, memref<1xindex>) -> memref<2xi32>
  return
}
