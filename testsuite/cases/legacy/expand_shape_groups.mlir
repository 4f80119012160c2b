// Groups of dimensions that there are not.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%m: memref<?xi8>) {
  // CHECK: :[[@LINE+1]]:8: error: custom op 'memref.expand_shape' has a reassociation that does not fit 'memref<?x2xi8>'
  %a = memref.expand_shape %m [[0, 7]] : memref<?xi8> into memref<?x2xi8>
  return
}
