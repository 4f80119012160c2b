// D = alpha A B C + beta D, sums in memory, affine loops with symbols for bounds.
func.func @kernel(%n: index, %alpha: f64, %beta: f64, %tmp: memref<?x?xf64>, %A: memref<?x?xf64>,
                  %B: memref<?x?xf64>, %C: memref<?x?xf64>, %D: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.store %zero, %tmp[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %a = affine.load %A[%i, %k] : memref<?x?xf64>
        %p = arith.mulf %alpha, %a : f64
        %b = affine.load %B[%k, %j] : memref<?x?xf64>
        %q = arith.mulf %p, %b : f64
        %t = affine.load %tmp[%i, %j] : memref<?x?xf64>
        %s = arith.addf %t, %q : f64
        affine.store %s, %tmp[%i, %j] : memref<?x?xf64>
      }
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %d = affine.load %D[%i, %j] : memref<?x?xf64>
      %scaled = arith.mulf %d, %beta : f64
      affine.store %scaled, %D[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %n {
        %a = affine.load %tmp[%i, %k] : memref<?x?xf64>
        %b = affine.load %C[%k, %j] : memref<?x?xf64>
        %q = arith.mulf %a, %b : f64
        %t = affine.load %D[%i, %j] : memref<?x?xf64>
        %s = arith.addf %t, %q : f64
        affine.store %s, %D[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 8 : index // quick 2, test 1
  %n = arith.constant 190 : index
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.25 : f64
  %tmp = memref.alloc(%n, %n) : memref<?x?xf64>
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %B = memref.alloc(%n, %n) : memref<?x?xf64>
  %C = memref.alloc(%n, %n) : memref<?x?xf64>
  %D = memref.alloc(%n, %n) : memref<?x?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%C, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%D, %n) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%n, %alpha, %beta, %tmp, %A, %B, %C, %D)
      : (index, f64, f64, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  %r = call @digest(%D) : (memref<?x?xf64>) -> i32
  return %r : i32
}
