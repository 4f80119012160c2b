func.func @shifted(%from: memref<5xi32>, %to: memref<5xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %from[%i] : memref<5xi32>
    affine.store %v, %to[%i + 1] : memref<5xi32>
  }
  return
}
