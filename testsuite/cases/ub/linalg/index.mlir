// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The first and the last point are within the operand, one in between is not (L1).
func.func @main() {
  %c6 = arith.constant 6 : index
  %c2 = arith.constant 2 : index
  %a = tensor.empty(%c2) : tensor<?xi32>
  %to = tensor.empty(%c6) : tensor<?xi32>
  // CHECK: index.mlir:[[# @LINE + 3]]:8: error: undefined behaviour: index 2 is out of bounds: dimension 0 has size 2
  // CHECK: note: in 'linalg.generic', which reads the element [2] of %a
  // CHECK: explain linalg.generic
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i mod 5)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi32>) outs(%to : tensor<?xi32>) {
  ^bb0(%x: i32, %z: i32):
    linalg.yield %x : i32
  } -> tensor<?xi32>
  return
}
