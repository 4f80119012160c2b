// RUN: not mlir-interp run %s --index-bitwidth=32 --args 1073741824 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s -e static --index-bitwidth=32 2>&1 | FileCheck %s --check-prefix=STATIC
// RUN: not mlir-interp run %s -e product --index-bitwidth=32 --args 1073741824 2>&1 | FileCheck %s --check-prefix=PRODUCT
// A size that no index of 32 bits holds is told, and nothing wraps.
func.func @main(%n: index) -> index {
  %byte = arith.constant 3 : i8
  %c0 = arith.constant 0 : index
  %s = tensor.splat %byte[%n] : tensor<?xi8>
  // CHECK: :[[@LINE+1]]:8: error: limit reached: the size of dimension 0 overflows: it is more than 2^31 - 1
  %l = tensor.concat dim(0) %s, %s, %s : (tensor<?xi8>, tensor<?xi8>, tensor<?xi8>) -> tensor<?xi8>
  %d = tensor.dim %l, %c0 : tensor<?xi8>
  return %d : index
}

func.func @static() -> index {
  %c0 = arith.constant 0 : index
  // STATIC: :[[@LINE+1]]:8: error: limit reached: the size of dimension 0 overflows: it is more than 2^31 - 1
  %t = tensor.empty() : tensor<5000000000x0xi8>
  %d = tensor.dim %t, %c0 : tensor<5000000000x0xi8>
  return %d : index
}

func.func @product(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %t = tensor.empty(%n, %n) : tensor<?x?x0xi8>
  // PRODUCT: :[[@LINE+1]]:8: error: undefined behaviour: the product of the sizes of dimensions 0 to 1 overflows
  %c = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?x0xi8> into tensor<?x0xi8>
  %d = tensor.dim %c, %c0 : tensor<?x0xi8>
  return %d : index
}
