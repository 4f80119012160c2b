// C = alpha A B + beta C, A symmetric: the inner loop changes a column and carries a sum.
func.func @kernel(%m: index, %n: index, %alpha: f64, %beta: f64, %C: memref<?x?xf64>, %A: memref<?x?xf64>,
                  %B: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %sum = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%t = %zero) -> (f64) {
        %b = affine.load %B[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %alpha, %b : f64
        %a = affine.load %A[%i, %k] : memref<?x?xf64>
        %q = arith.mulf %p, %a : f64
        %c = affine.load %C[%k, %j] : memref<?x?xf64>
        %s = arith.addf %c, %q : f64
        affine.store %s, %C[%k, %j] : memref<?x?xf64>
        %b1 = affine.load %B[%k, %j] : memref<?x?xf64>
        %a1 = affine.load %A[%i, %k] : memref<?x?xf64>
        %q1 = arith.mulf %b1, %a1 : f64
        %t1 = arith.addf %t, %q1 : f64
        affine.yield %t1 : f64
      }
      %c = affine.load %C[%i, %j] : memref<?x?xf64>
      %c1 = arith.mulf %beta, %c : f64
      %b = affine.load %B[%i, %j] : memref<?x?xf64>
      %p = arith.mulf %alpha, %b : f64
      %a = affine.load %A[%i, %i] : memref<?x?xf64>
      %q = arith.mulf %p, %a : f64
      %s = arith.addf %c1, %q : f64
      %r = arith.mulf %alpha, %sum : f64
      %s1 = arith.addf %s, %r : f64
      affine.store %s1, %C[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %m = arith.constant 200 : index
  %n = arith.constant 240 : index
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.25 : f64
  %A = memref.alloc(%m, %m) : memref<?x?xf64>
  %B = memref.alloc(%m, %n) : memref<?x?xf64>
  %C = memref.alloc(%m, %n) : memref<?x?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %m) : (memref<?x?xf64>, index) -> ()
  call @fill(%C, %m) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%m, %n, %alpha, %beta, %C, %A, %B)
      : (index, index, f64, f64, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  %r = call @digest(%C) : (memref<?x?xf64>) -> i32
  return %r : i32
}
