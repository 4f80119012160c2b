func.func @f(%a: index) -> index {
  %r = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%a)
  return %r : index
}
