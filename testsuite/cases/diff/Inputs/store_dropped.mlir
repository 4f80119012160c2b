func.func @f(%m: memref<?xi32>, %v: i32) {
  return
}
