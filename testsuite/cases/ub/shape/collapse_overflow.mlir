// T5: without an element, and with more of them along a dimension than an index can say.
// RUN: not mlir-interp run %s -e tensor --args='4294967296' 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: not mlir-interp run %s -e memref --args='4294967296' 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not mlir-interp run %s -e concat --args='6148914691236517205' 2>&1 | FileCheck %s --check-prefix=CONCAT
func.func @tensor(%n: index) -> tensor<?x0xi8> {
  %e = tensor.empty(%n, %n) : tensor<?x?x0xi8>
  // TENSOR: :[[#@LINE+1]]:8: error: undefined behaviour: the product of the sizes of dimensions 0 to 1 overflows
  %f = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x?x0xi8> into tensor<?x0xi8>
  return %f : tensor<?x0xi8>
}

func.func @memref(%n: index) {
  %e = memref.alloc(%n, %n) : memref<?x?x0xi8>
  // MEMREF: :[[#@LINE+1]]:8: error: undefined behaviour: the product of the sizes of dimensions 0 to 1 overflows
  %f = memref.collapse_shape %e [[0, 1], [2]] : memref<?x?x0xi8> into memref<?x0xi8>
  return
}

// The sum of the sizes fits 64 bits, but not those of an index.
func.func @concat(%n: index) -> tensor<?x0xi8> {
  %e = tensor.empty(%n) : tensor<?x0xi8>
  // CONCAT: :[[#@LINE+1]]:8: error: limit reached: the size of dimension 0 overflows: it is more than 2^63 - 1
  %f = tensor.concat dim(0) %e, %e, %e : (tensor<?x0xi8>, tensor<?x0xi8>, tensor<?x0xi8>) -> tensor<?x0xi8>
  return %f : tensor<?x0xi8>
}
