// RUN: not mlir-interp run %s -e fill --args=100000000 --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: not mlir-interp run %s -e fill --args=1000000000000 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not mlir-interp run %s -e copied --max-memory=500000 2>&1 | FileCheck %s --check-prefix=COPIED
// RUN: mlir-interp run %s -e changed --max-memory=500000 | FileCheck %s --check-prefix=CHANGED
// Limits hold within an operation; an output that nobody else holds is changed in place.

// MEMORY: :[[#@LINE+6]]:8: error: limit reached: no memory is left for a tensor of {{[0-9]+}} bytes, where a run may take {{[0-9]+}} bytes (--max-memory)
// STEPS: :[[#@LINE+6]]:8: error: limit reached: more than 1000000 operations were executed (--max-steps)
// STEPS: note: in the loops around it, at %d0 =
// STEPS: note: in what 'linalg.fill' means
func.func @fill(%n: index) -> index {
  %c3 = arith.constant 3 : i32
  %m = tensor.empty(%n) : tensor<?xi32>
  %r = linalg.fill ins(%c3 : i32) outs(%m : tensor<?xi32>) -> tensor<?xi32>
  return %n : index
}

// COPIED: error: limit reached: no memory is left
func.func @copied() -> (i8, i8, i8) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i8
  %m = tensor.empty() : tensor<200000xi8>
  %a = linalg.fill ins(%c3 : i8) outs(%m : tensor<200000xi8>) -> tensor<200000xi8>
  %b = linalg.add ins(%a, %a : tensor<200000xi8>, tensor<200000xi8>) outs(%a : tensor<200000xi8>) -> tensor<200000xi8>
  %c = linalg.add ins(%a, %b : tensor<200000xi8>, tensor<200000xi8>) outs(%a : tensor<200000xi8>) -> tensor<200000xi8>
  %x = tensor.extract %a[%c0] : tensor<200000xi8>
  %y = tensor.extract %b[%c0] : tensor<200000xi8>
  %z = tensor.extract %c[%c0] : tensor<200000xi8>
  return %x, %y, %z : i8, i8, i8
}

// CHANGED: 6 : i8
func.func @changed() -> i8 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : i8
  %m = tensor.empty() : tensor<200000xi8>
  %a = linalg.fill ins(%c3 : i8) outs(%m : tensor<200000xi8>) -> tensor<200000xi8>
  %b = linalg.reduce ins(%a : tensor<200000xi8>) outs(%a : tensor<200000xi8>) dimensions = [] (%x: i8, %y: i8) {
    %s = arith.addi %x, %x : i8
    linalg.yield %s : i8
  }
  %y = tensor.extract %b[%c0] : tensor<200000xi8>
  return %y : i8
}
