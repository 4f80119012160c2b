#map = affine_map<(d0) -> (d0)>
func.func @f(%outer: memref<2xindex>, %inner: memref<3xindex>) {
  linalg.generic {indexing_maps = [#map], iterator_types = ["reduction"]} outs(%outer : memref<2xindex>) {
  ^bb0(%out: index):
    %i = linalg.index 0 : index
    linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%inner : memref<3xindex>) {
    ^bb0(%out_0: index):
      %j = linalg.index 0 : index
      linalg.yield %j : index
    }
    linalg.yield %i : index
  }
  return
}
