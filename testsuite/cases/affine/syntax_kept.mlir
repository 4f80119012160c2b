// RUN: mlir-interp print %s | FileCheck %s
// Where the operands' order, or an operand that is not used, would get lost, products that vanish keep it.
func.func @kept(%m: memref<?x?xf32>, %i: index, %n: index) {
  // CHECK: affine.load %arg0[%arg1 * 0 + %arg2 * 0 + %arg2, %arg1] : memref<?x?xf32>
  %0 = "affine.load"(%m, %i, %n) <{map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>, index, index) -> f32
  // CHECK-NEXT: affine.load %arg0[%arg1 * 0 + symbol(%arg2) * 0 + 1, symbol(%arg2)] : memref<?x?xf32>
  %1 = affine.load %m[%i - %i + 1, symbol(%n)] : memref<?x?xf32>
  return
}
