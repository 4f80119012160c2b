func.func @f(%a: memref<1x1xi32>, %b: memref<1x1xf32>, %c: memref<1x1xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<1x1xi32>, memref<1x1xf32>) outs(%c : memref<1x1xf32>) {
  ^bb0(%x: i32, %y: f32, %z: f32):
    %w = arith.bitcast %x : i32 to f32
    %p = arith.mulf %w, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  }
  return
}
