// RUN: mlir-interp run %s --vscale=2 --args='dense<[1.0, 2.0]>' -e fixed | FileCheck %s --check-prefix=FIXED
// RUN: not mlir-interp run %s --vscale=2 --args='dense<1.0>, dense<true>, dense<2.0>' -e other_mask 2>&1 | FileCheck %s --check-prefix=MASK
// RUN: mlir-interp run %s --args='dense<1.0>, dense<true>, dense<2.0>' -e other_mask | FileCheck %s --check-prefix=ONCE
// Vectors of fixed sizes are what they are, whatever vscale is. A mask that is scalable where its vector is not is
// accepted, as upstream does, and invalid where their lanes differ (decision V13).

// FIXED: dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
func.func @fixed(%v: vector<2xf32>) -> vector<2xf32> {
  return %v : vector<2xf32>
}

// ONCE: dense<1.000000e+00> : vector<4xf32>
func.func @other_mask(%m: memref<8xf32>, %k: vector<[4]xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %c = arith.constant 0 : index
  // MASK: [[@LINE+1]]:8: error: 'vector.maskedload': what has 8 lanes is put where there are 4
  %r = vector.maskedload %m[%c], %k, %p : memref<8xf32>, vector<[4]xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}
