// RUN: mlir-interp run %s | FileCheck %s
// A hint does nothing, wherever it points (R7).
func.func @main() {
  %c100 = arith.constant 100 : index
  %m = memref.alloc() : memref<4xi32>
  affine.prefetch %m[%c100 + 3], read, locality<3>, data : memref<4xi32>
  // CHECK: 100
  vector.print %c100 : index
  return
}
