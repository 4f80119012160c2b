func.func @f() -> index {
  %l = affine.linearize_index [] by () : index
  %r = affine.max affine_map<(d0) -> (d0, 0)>(%l)
  return %r : index
}
