// C = alpha (A B^T + B A^T) + beta C, the lower triangle, with an affine.if for the triangle.
func.func @kernel(%n: index, %m: index, %alpha: f64, %beta: f64, %C: memref<?x?xf64>, %A: memref<?x?xf64>,
                  %B: memref<?x?xf64>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) {
        %c = affine.load %C[%i, %j] : memref<?x?xf64>
        %s = arith.mulf %c, %beta : f64
        affine.store %s, %C[%i, %j] : memref<?x?xf64>
      }
    }
    affine.for %k = 0 to %m {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %a0 = affine.load %A[%j, %k] : memref<?x?xf64>
        %p0 = arith.mulf %a0, %alpha : f64
        %b0 = affine.load %B[%i, %k] : memref<?x?xf64>
        %q0 = arith.mulf %p0, %b0 : f64
        %b1 = affine.load %B[%j, %k] : memref<?x?xf64>
        %p1 = arith.mulf %b1, %alpha : f64
        %a1 = affine.load %A[%i, %k] : memref<?x?xf64>
        %q1 = arith.mulf %p1, %a1 : f64
        %q = arith.addf %q0, %q1 : f64
        %c = affine.load %C[%i, %j] : memref<?x?xf64>
        %s = arith.addf %c, %q : f64
        affine.store %s, %C[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 8 : index // quick 2, test 1
  %n = arith.constant 240 : index
  %m = arith.constant 200 : index
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.25 : f64
  %A = memref.alloc(%n, %m) : memref<?x?xf64>
  %B = memref.alloc(%n, %m) : memref<?x?xf64>
  %C = memref.alloc(%n, %n) : memref<?x?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %m) : (memref<?x?xf64>, index) -> ()
  call @fill(%C, %m) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%n, %m, %alpha, %beta, %C, %A, %B)
      : (index, index, f64, f64, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  %r = call @digest(%C) : (memref<?x?xf64>) -> i32
  return %r : i32
}
