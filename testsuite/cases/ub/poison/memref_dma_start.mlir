// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %p = ub.poison : index
  %m = memref.alloc() : memref<4xi32>
  %to = memref.alloc() : memref<4xi32, 1>
  %tag = memref.alloc() : memref<1xi32>
  // CHECK: memref_dma_start.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the operand 'operands' is poison
  memref.dma_start %m[%c0], %to[%c0], %p, %tag[%c0] : memref<4xi32>, memref<4xi32, 1>, memref<1xi32>
  return
}
