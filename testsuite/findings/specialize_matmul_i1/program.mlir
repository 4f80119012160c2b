func.func @f(%a: memref<1x1xi1>, %b: memref<1x1xi1>, %c: memref<1x1xi1>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : memref<1x1xi1>, memref<1x1xi1>) outs(%c : memref<1x1xi1>) {
  ^bb0(%x: i1, %y: i1, %z: i1):
    %p = arith.muli %x, %y : i1
    %s = arith.addi %z, %p : i1
    linalg.yield %s : i1
  }
  return
}
