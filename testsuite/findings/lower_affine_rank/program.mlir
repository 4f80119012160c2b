func.func @f(%m: memref<1x1xf32>, %v: vector<1x1x1xf32>) {
  affine.vector_store %v, %m[0, 0] : memref<1x1xf32>, vector<1x1x1xf32>
  return
}
