// RUN: not mlir-interp run %s -e outer 2>&1 | FileCheck %s --check-prefix=OUTER
// RUN: not mlir-interp run %s -e own 2>&1 | FileCheck %s --check-prefix=OWN
// A poison bit is undefined where the other mask has the lane on, whichever of the two has it (V36).
func.func @outer() {
  %m = memref.alloc() : memref<2xi32>
  %v = arith.constant dense<7> : vector<2xi32>
  %c0 = arith.constant 0 : index
  %on = arith.constant dense<[false, true]> : vector<2xi1>
  %unknown = ub.poison : vector<2xi1>
  // OUTER: vector_two_masks.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: lane [1] of the mask is poison
  vector.mask %unknown { vector.transfer_write %v, %m[%c0], %on : vector<2xi32>, memref<2xi32> } : vector<2xi1>
  return
}

func.func @own() {
  %m = memref.alloc() : memref<2xi32>
  %v = arith.constant dense<7> : vector<2xi32>
  %c0 = arith.constant 0 : index
  %on = arith.constant dense<[false, true]> : vector<2xi1>
  %unknown = ub.poison : vector<2xi1>
  // OWN: vector_two_masks.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: lane [1] of the mask is poison
  vector.mask %on { vector.transfer_write %v, %m[%c0], %unknown : vector<2xi32>, memref<2xi32> } : vector<2xi1>
  return
}
