// memref.atomic_rmw at several indices, and without.
func.func @atomic_rmw_indices(%m: memref<?x3xi32>, %i: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %rows = memref.dim %m, %c0 : memref<?x3xi32>
  %at = arith.remui %i, %rows : index
  %r = memref.atomic_rmw addi %v, %m[%at, %c2] : (i32, memref<?x3xi32>) -> i32
  return %r : i32
}

func.func @atomic_rmw_rank0(%m: memref<f32>, %v: f32) -> f32 {
  %r = memref.atomic_rmw addf %v, %m[] : (f32, memref<f32>) -> f32
  return %r : f32
}
