// Two sizes of one group do not follow from the source.
// RUN: not mlir-interp print --legacy %s 2>&1 | FileCheck %s
func.func @f(%m: memref<?x4xi8>) {
  // CHECK: :[[@LINE+1]]:8: error: custom op 'memref.expand_shape' has no output_shape, and sizes that do not follow from those of the source
  %a = memref.expand_shape %m [[0, 1], [2]] : memref<?x4xi8> into memref<?x?x4xi8>
  return
}
