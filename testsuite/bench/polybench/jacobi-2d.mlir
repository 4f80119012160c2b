// Means of five neighbours, in affine.parallel and in scf.for.
func.func @kernel(%tsteps: index, %n: index, %A: memref<?x?xf64>, %B: memref<?x?xf64>) {
  %fifth = arith.constant 0.2 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.subi %n, %c1 : index
  scf.for %t = %c0 to %tsteps step %c1 {
    affine.parallel (%i, %j) = (1, 1) to (symbol(%n) - 1, symbol(%n) - 1) {
      %here = affine.load %A[%i, %j] : memref<?x?xf64>
      %left = affine.load %A[%i, %j - 1] : memref<?x?xf64>
      %right = affine.load %A[%i, %j + 1] : memref<?x?xf64>
      %down = affine.load %A[%i + 1, %j] : memref<?x?xf64>
      %up = affine.load %A[%i - 1, %j] : memref<?x?xf64>
      %s0 = arith.addf %here, %left : f64
      %s1 = arith.addf %s0, %right : f64
      %s2 = arith.addf %s1, %down : f64
      %s3 = arith.addf %s2, %up : f64
      %m = arith.mulf %s3, %fifth : f64
      affine.store %m, %B[%i, %j] : memref<?x?xf64>
    }
    scf.for %i = %c1 to %last step %c1 {
      %above = arith.subi %i, %c1 : index
      %below = arith.addi %i, %c1 : index
      scf.for %j = %c1 to %last step %c1 {
        %before = arith.subi %j, %c1 : index
        %behind = arith.addi %j, %c1 : index
        %here = memref.load %B[%i, %j] : memref<?x?xf64>
        %left = memref.load %B[%i, %before] : memref<?x?xf64>
        %right = memref.load %B[%i, %behind] : memref<?x?xf64>
        %down = memref.load %B[%below, %j] : memref<?x?xf64>
        %up = memref.load %B[%above, %j] : memref<?x?xf64>
        %s0 = arith.addf %here, %left : f64
        %s1 = arith.addf %s0, %right : f64
        %s2 = arith.addf %s1, %down : f64
        %s3 = arith.addf %s2, %up : f64
        %m = arith.mulf %s3, %fifth : f64
        memref.store %m, %A[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %tsteps = arith.constant 5000 : index // quick 500, test 2
  %n = arith.constant 250 : index
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %B = memref.alloc(%n, %n) : memref<?x?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %n) : (memref<?x?xf64>, index) -> ()
  call @kernel(%tsteps, %n, %A, %B) : (index, index, memref<?x?xf64>, memref<?x?xf64>) -> ()
  %r = call @digest(%A) : (memref<?x?xf64>) -> i32
  return %r : i32
}
