func.func @f(%m: memref<1xi32>, %i: index) -> index {
  %r = shape.dim %m, %i : memref<1xi32>, index -> index
  return %r : index
}
