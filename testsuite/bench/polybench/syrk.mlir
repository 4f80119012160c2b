// C = alpha A A^T + beta C, the lower triangle.
func.func @kernel(%n: i32, %m: i32, %alpha: f64, %beta: f64, %C: memref<?x240xf64>, %A: memref<?x200xf64>) {
  %0 = arith.index_cast %n : i32 to index
  %1 = arith.index_cast %m : i32 to index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %c = affine.load %C[%i, %j] : memref<?x240xf64>
      %s = arith.mulf %c, %beta : f64
      affine.store %s, %C[%i, %j] : memref<?x240xf64>
    }
    affine.for %k = 0 to %1 {
      affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
        %a = affine.load %A[%i, %k] : memref<?x200xf64>
        %p = arith.mulf %alpha, %a : f64
        %b = affine.load %A[%j, %k] : memref<?x200xf64>
        %q = arith.mulf %p, %b : f64
        %c = affine.load %C[%i, %j] : memref<?x240xf64>
        %s = arith.addf %c, %q : f64
        affine.store %s, %C[%i, %j] : memref<?x240xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 40 : index // quick 5, test 1
  %n = arith.constant 240 : i32
  %m = arith.constant 200 : i32
  %nn = arith.constant 240 : index
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.25 : f64
  %A = memref.alloc(%nn) : memref<?x200xf64>
  %C = memref.alloc(%nn) : memref<?x240xf64>
  %Ad = memref.cast %A : memref<?x200xf64> to memref<?x?xf64>
  %Cd = memref.cast %C : memref<?x240xf64> to memref<?x?xf64>
  call @fill(%Ad, %nn) : (memref<?x?xf64>, index) -> ()
  call @fill(%Cd, %nn) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%n, %m, %alpha, %beta, %C, %A)
      : (i32, i32, f64, f64, memref<?x240xf64>, memref<?x200xf64>) -> ()
  }
  %r = call @digest(%Cd) : (memref<?x?xf64>) -> i32
  return %r : i32
}
