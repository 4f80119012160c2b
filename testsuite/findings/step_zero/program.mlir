func.func @f() {
  affine.for %i = max affine_map<() -> (0, 0)>() to min affine_map<() -> (0, 0)>() step 0 {
  }
  return
}
