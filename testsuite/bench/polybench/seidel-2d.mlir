// Means of nine neighbours in place: each needs the one before it.
func.func @kernel(%tsteps: i32, %n: i32, %A: memref<?x200xf64>) {
  %nine = arith.constant 9.0 : f64
  %0 = arith.index_cast %tsteps : i32 to index
  %1 = arith.index_cast %n : i32 to index
  affine.for %t = 0 to %0 {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%1] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%1] {
        %a = affine.load %A[%i - 1, %j - 1] : memref<?x200xf64>
        %b = affine.load %A[%i - 1, %j] : memref<?x200xf64>
        %s0 = arith.addf %a, %b : f64
        %c = affine.load %A[%i - 1, %j + 1] : memref<?x200xf64>
        %s1 = arith.addf %s0, %c : f64
        %d = affine.load %A[%i, %j - 1] : memref<?x200xf64>
        %s2 = arith.addf %s1, %d : f64
        %e = affine.load %A[%i, %j] : memref<?x200xf64>
        %s3 = arith.addf %s2, %e : f64
        %f = affine.load %A[%i, %j + 1] : memref<?x200xf64>
        %s4 = arith.addf %s3, %f : f64
        %g = affine.load %A[%i + 1, %j - 1] : memref<?x200xf64>
        %s5 = arith.addf %s4, %g : f64
        %h = affine.load %A[%i + 1, %j] : memref<?x200xf64>
        %s6 = arith.addf %s5, %h : f64
        %k = affine.load %A[%i + 1, %j + 1] : memref<?x200xf64>
        %s7 = arith.addf %s6, %k : f64
        %m = arith.divf %s7, %nine : f64
        affine.store %m, %A[%i, %j] : memref<?x200xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %tsteps = arith.constant 200 : i32 // quick 50, test 2
  %n = arith.constant 200 : i32
  %nn = arith.constant 200 : index
  %A = memref.alloc(%nn) : memref<?x200xf64>
  %Ad = memref.cast %A : memref<?x200xf64> to memref<?x?xf64>
  call @fill(%Ad, %nn) : (memref<?x?xf64>, index) -> ()
  call @kernel(%tsteps, %n, %A) : (i32, i32, memref<?x200xf64>) -> ()
  %r = call @digest(%Ad) : (memref<?x?xf64>) -> i32
  return %r : i32
}
