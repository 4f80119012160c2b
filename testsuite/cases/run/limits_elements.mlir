// RUN: not mlir-interp run %s -e tensor 2>&1 | FileCheck %s --check-prefix=TENSOR
// RUN: not mlir-interp run %s -e vector 2>&1 | FileCheck %s --check-prefix=VECTOR
// RUN: not mlir-interp run %s -e wrapped 2>&1 | FileCheck %s --check-prefix=WRAPPED
// RUN: not mlir-interp run %s -e argument --args='dense<1>' 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: mlir-interp run %s -e vector 2> /dev/null; test $? -eq 7
// RUN: mlir-interp run %s -e wrapped 2> /dev/null; test $? -eq 7
// RUN: mlir-interp run %s -e argument --args='dense<1>' 2> /dev/null; test $? -eq 7
// A tensor is limited by memory alone; what no frame can hold because of its size alone is a limit, and not unsupported.
func.func @tensor() {
  // TENSOR: :[[#@LINE+1]]:8: error: limit reached: no memory is left for a tensor, where a run may take {{[0-9]+}} bytes (--max-memory)
  %v = arith.constant dense<1> : tensor<10000000000xi32>
  return
}

func.func @vector() {
  // VECTOR: :[[#@LINE+1]]:8: error: limit reached: values of type 'vector<100000x1000000xf32>' have more than 33554431 elements
  %v = ub.poison : vector<100000x1000000xf32>
  return
}

// As many that their number is 0 in 64 bits.
func.func @wrapped() {
  // WRAPPED: :[[#@LINE+1]]:8: error: limit reached: values of type 'vector<4294967296x4294967296x4xi32>' have more
  %v = ub.poison : vector<4294967296x4294967296x4xi32>
  return
}

// ARGUMENT: :[[#@LINE+1]]:1: error: limit reached: no memory is left for argument 0 of @argument (--max-memory)
func.func @argument(%t: tensor<10000000000xi32>) {
  return
}
