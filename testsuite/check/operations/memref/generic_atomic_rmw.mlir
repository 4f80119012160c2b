// memref.generic_atomic_rmw and memref.atomic_yield.
func.func @generic_atomic_rmw_keeps(%m: memref<i32>) -> i32 {
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %old : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_replaces(%m: memref<i32>, %v: i32) -> i32 {
  %r = memref.generic_atomic_rmw %m[] : memref<i32> {
  ^bb0(%old: i32):
    memref.atomic_yield %v : i32
  }
  return %r : i32
}

func.func @generic_atomic_rmw_branches(%m: memref<f32>, %limit: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[] : memref<f32> {
  ^bb0(%old: f32):
    %more = arith.cmpf ogt, %old, %limit : f32
    %new = scf.if %more -> f32 {
      scf.yield %limit : f32
    } else {
      %twice = arith.addf %old, %old : f32
      scf.yield %twice : f32
    }
    memref.atomic_yield %new : f32
  }
  return %r : f32
}

func.func @generic_atomic_rmw_in_parallel(%m: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    %at = arith.remui %i, %c3 : index
    %x = arith.index_cast %i : index to i32
    %r = memref.generic_atomic_rmw %m[%at] : memref<3xi32> {
    ^bb0(%old: i32):
      %new = arith.addi %x, %old : i32
      memref.atomic_yield %new : i32
    }
  }
  return
}
