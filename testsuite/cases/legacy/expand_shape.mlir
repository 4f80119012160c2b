// expand_shape without output_shape: a size that is not known follows from the others. DECISIONS.md O6.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 3 : index
// CHECK-NEXT: 3 : index
func.func @f(%m: memref<?x4xi8>, %t: tensor<?xi8>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // NOTE: :[[@LINE+2]]:{{[0-9]+}}: error: custom op 'memref.expand_shape' expected 'output_shape'
  // NOTE: note: an old form of 'memref.expand_shape', which is read with --legacy; today it is written with `output_shape [...]` behind the reassociation
  %a = memref.expand_shape %m [[0, 1], [2]] : memref<?x4xi8> into memref<2x?x4xi8>
  %b = tensor.expand_shape %t [[0, 1, 2]] : tensor<?xi8> into tensor<2x?x2xi8>
  %i = memref.dim %a, %c1 : memref<2x?x4xi8>
  %j = tensor.dim %b, %c1 : tensor<2x?x2xi8>
  return %i, %j : index, index
}
func.func @main() -> (index, index) {
  %m = memref.alloc() : memref<6x4xi8>
  %n = memref.cast %m : memref<6x4xi8> to memref<?x4xi8>
  %t = arith.constant dense<0> : tensor<12xi8>
  %u = tensor.cast %t : tensor<12xi8> to tensor<?xi8>
  %r:2 = call @f(%n, %u) : (memref<?x4xi8>, tensor<?xi8>) -> (index, index)
  memref.dealloc %m : memref<6x4xi8>
  return %r#0, %r#1 : index, index
}
