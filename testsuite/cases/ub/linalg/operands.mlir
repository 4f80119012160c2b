// RUN: not mlir-interp run %s -e freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not mlir-interp run %s -e memref --args='#ub.poison : memref<2xi32>, dense<0> : tensor<2xi32>' 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not mlir-interp run %s -e size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not mlir-interp run %s -e constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// Memory that is gone or must not change, and operands that are poison.

func.func @freed() {
  %m = memref.alloc() : memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  // FREED: :[[#@LINE+1]]:3: error: undefined behaviour:
  linalg.add ins(%m, %m : memref<2xi32>, memref<2xi32>) outs(%m : memref<2xi32>)
  // FREED: :[[#@LINE-3]]:3: note: {{.*}}freed
  return
}

func.func @memref(%m: memref<2xi32>, %to: memref<2xi32>) {
  // MEMREF: :[[#@LINE+1]]:3: error: undefined behaviour: the memref %m (operand #0) is poison
  linalg.copy ins(%m : memref<2xi32>) outs(%to : memref<2xi32>)
  return
}

// A tensor of poison that nobody knows the size of (L5).
func.func @size() -> tensor<?xi32> {
  %p = ub.poison : tensor<?xi32>
  %v = arith.constant 1 : i32
  // SIZE: :[[#@LINE+1]]:8: error: undefined behaviour: the size of {{%[a-z0-9]+}} (operand #1) is poison
  %r = linalg.fill ins(%v : i32) outs(%p : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

memref.global "private" constant @never : memref<2xi32> = dense<[1, 2]>
func.func @constant() {
  %m = memref.get_global @never : memref<2xi32>
  %v = arith.constant 1 : i32
  // CONSTANT: :[[#@LINE+1]]:3: error: undefined behaviour:
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  return
}
