// RUN: mlir-interp run %s -e written | FileCheck %s --check-prefix=WRITTEN
// RUN: mlir-interp run %s -e read 2>&1 | FileCheck %s --check-prefix=READ
// RUN: mlir-interp run %s -e input --args='dense<[1, 2]> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: mlir-interp run %s -e memory 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not mlir-interp run %s -e memory --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// An output is read where the body reads it (L5): then it has to hold something.

// WRITTEN: dense<[2, 4]> : tensor<2xi32>
// WRITTEN-NEXT: dense<[1, 2]> : tensor<2xi32>
func.func @written() -> (tensor<2xi32>, tensor<2xi32>) {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %empty = tensor.empty() : tensor<2xi32>
  %poison = ub.poison : tensor<2xi32>
  %r = linalg.add ins(%a, %a : tensor<2xi32>, tensor<2xi32>) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  %s = linalg.copy ins(%a : tensor<2xi32>) outs(%poison : tensor<2xi32>) -> tensor<2xi32>
  return %r, %s : tensor<2xi32>, tensor<2xi32>
}

// READ: dense<[poison, poison]> : tensor<2xi32>
func.func @read() -> tensor<2xi32> {
  %a = arith.constant dense<[[1], [2]]> : tensor<2x1xi32>
  // READ: :[[#@LINE+1]]:9: note: the poison was born here: the element was never given a value
  %to = tensor.empty() : tensor<2xi32>
  // READ: :[[#@LINE+1]]:8: note: it was read by 'linalg.reduce' here, from the element [0] of %to
  %r = linalg.reduce { arith.addi } ins(%a : tensor<2x1xi32>) outs(%to : tensor<2xi32>) dimensions = [1]
  return %r : tensor<2xi32>
}

// INPUT: dense<[poison, poison]> : tensor<2xi32>
func.func @input(%a: tensor<2xi32>) -> tensor<2xi32> {
  // INPUT: :[[#@LINE+1]]:12: note: the poison was born here: the element was never given a value
  %empty = tensor.empty() : tensor<2xi32>
  %r = linalg.mul ins(%empty, %a : tensor<2xi32>, tensor<2xi32>) outs(%empty : tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}

// MEMORY: poison : i32
// MEMORY: :[[#@LINE+5]]:8: note: the poison was born here
// STRICT: :[[#@LINE+6]]:3: error: undefined behaviour
func.func @memory() -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant dense<1> : vector<1xi32>
  %m = memref.alloc() : memref<1xi32>
  %n = memref.alloc() : memref<1xi32>
  linalg.add ins(%m, %m : memref<1xi32>, memref<1xi32>) outs(%n : memref<1xi32>)
  %x = memref.load %n[%c0] : memref<1xi32>
  return %x : i32
}
