// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
memref.global "private" constant @shape : memref<2xi64> = dense<4294967296>
func.func @main() {
  %m = memref.alloc() : memref<0xi32>
  %shape = memref.get_global @shape : memref<2xi64>
  // CHECK: reshape_overflow.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the number of elements overflows
  %r = memref.reshape %m(%shape) : (memref<0xi32>, memref<2xi64>) -> memref<?x?xi32>
  return
}
