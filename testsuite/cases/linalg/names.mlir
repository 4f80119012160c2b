// RUN: mlir-interp print %s | FileCheck %s
// Arguments of bodies are called as upstream calls them, whatever they were called.
func.func @names(%a: tensor<4xf32>, %s: tensor<f32>) {
  // CHECK: ^bb0(%in: f32, %in_0: f32, %out: f32):
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  // CHECK: (%in: f32, %init: f32) {
  %1 = linalg.map ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) (%x: f32, %o: f32) {
    %m = arith.addf %x, %x : f32
    %n = arith.addf %x, %m : f32
    linalg.yield %n : f32
  }
  return
}
