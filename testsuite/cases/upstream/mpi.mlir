// RUN: %as-mlir-opt %s %t

// A type of which nothing stands behind its name is written whole.
func.func @f(%m: memref<4xf32>, %n: i32) {
  %e = mpi.init : !mpi.retval
  %c = mpi.comm_world : !mpi.comm
  %r, %rank = mpi.comm_rank(%c) : !mpi.retval, i32
  mpi.send(%m, %n, %rank, %c) : memref<4xf32>, i32, i32
  %x = mpi.retval_check %r = <MPI_SUCCESS> : i1
  mpi.finalize
  return
}
