// RUN: mlir-interp run %s -e result 2>&1 | FileCheck %s --check-prefix=RESULT
// RUN: mlir-interp run %s -e argument --args='dense<1>' 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: mlir-interp run %s -e beside 2>&1 | FileCheck %s --check-prefix=BESIDE
// Poison that the memory of a result or an argument holds is told as a result's is; what was never
// written is not.
// RESULT-DAG: dense<{{\[\[}}?, ?], [4, poison]]> : memref<2x2xi32>
// RESULT-DAG: poison_memref.mlir:[[# @LINE + 1]]:1: warning: the element [1, 1] of result 0 is poison
func.func @result() -> memref<2x2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : i32
  // RESULT: poison_memref.mlir:[[# @LINE + 1]]:8: note: the poison was born here: ub.poison makes it
  %p = ub.poison : i32
  %m = memref.alloc() : memref<2x2xi32>
  memref.store %c4, %m[%c1, %c0] : memref<2x2xi32>
  memref.store %p, %m[%c1, %c1] : memref<2x2xi32>
  return %m : memref<2x2xi32>
}

// ARGUMENT: poison_memref.mlir:[[# @LINE + 1]]:1: warning: the element [2] of argument 0 is poison
func.func @argument(%m: memref<3xi32>) {
  %c2 = arith.constant 2 : index
  %p = ub.poison : i32
  memref.store %p, %m[%c2] : memref<3xi32>
  return
}

// A view of the elements beside it.
// BESIDE-NOT: warning
// BESIDE: dense<[?, ?]> : memref<2xi32, strided<[1]>>
// BESIDE-NOT: warning
func.func @beside() -> memref<2xi32, strided<[1]>> {
  %c2 = arith.constant 2 : index
  %p = ub.poison : i32
  %m = memref.alloc() : memref<3xi32>
  memref.store %p, %m[%c2] : memref<3xi32>
  %v = memref.subview %m[0] [2] [1] : memref<3xi32> to memref<2xi32, strided<[1]>>
  return %v : memref<2xi32, strided<[1]>>
}
