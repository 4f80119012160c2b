func.func @f(%a: memref<1x1xi8>, %b: memref<1x1xi32>, %c: memref<1x1xi32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<1x1xi8>, memref<1x1xi32>) outs(%c : memref<1x1xi32>) {
  ^bb0(%x: i8, %y: i32, %z: i32):
    %w = arith.extui %x : i8 to i32
    %p = arith.muli %w, %y : i32
    %s = arith.addi %z, %p : i32
    linalg.yield %s : i32
  }
  return
}
