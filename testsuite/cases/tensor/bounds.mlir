// RUN: mlir-interp run %s -e read --args='dense<[1, 2]> : tensor<2xi32>, 2' 2>&1 | FileCheck %s
// RUN: mlir-interp run %s -e write --args='dense<[1, 2]> : tensor<2xi32>, -1' 2>&1 | FileCheck %s --check-prefix=WRITE
// RUN: mlir-interp run %s -e index --args='dense<[1, 2]> : tensor<2xi32>, #ub.poison : index' 2>&1 | FileCheck %s --check-prefix=INDEX
// An index out of bounds, or one that is poison, makes the result poison (T3).

// CHECK: poison : i32
// CHECK: :[[#@LINE+2]]:8: note: the poison was born here: an index is out of bounds
func.func @read(%t: tensor<?xi32>, %i: index) -> i32 {
  %x = tensor.extract %t[%i] : tensor<?xi32>
  return %x : i32
}

// WRITE: poison : tensor<?xi32>
// WRITE: :[[#@LINE+3]]:8: note: the poison was born here: an index is out of bounds
func.func @write(%t: tensor<?xi32>, %i: index) -> tensor<?xi32> {
  %v = arith.constant 3 : i32
  %u = tensor.insert %v into %t[%i] : tensor<?xi32>
  return %u : tensor<?xi32>
}

// INDEX: poison : tensor<?xi32>
// INDEX: poison : i32
func.func @index(%t: tensor<?xi32>, %i: index) -> (tensor<?xi32>, i32) {
  %v = arith.constant 3 : i32
  %u = tensor.insert %v into %t[%i] : tensor<?xi32>
  %x = tensor.extract %u[%i] : tensor<?xi32>
  return %u, %x : tensor<?xi32>, i32
}
