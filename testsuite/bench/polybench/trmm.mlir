// B = alpha A^T B, A lower triangular: sums over what is below an element.
func.func @kernel(%m: i32, %n: i32, %alpha: f64, %A: memref<?x200xf64>, %B: memref<?x240xf64>) {
  %0 = arith.index_cast %m : i32 to index
  %1 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to %1 {
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to %0 {
        %a = affine.load %A[%k, %i] : memref<?x200xf64>
        %b = affine.load %B[%k, %j] : memref<?x240xf64>
        %p = arith.mulf %a, %b : f64
        %c = affine.load %B[%i, %j] : memref<?x240xf64>
        %s = arith.addf %c, %p : f64
        affine.store %s, %B[%i, %j] : memref<?x240xf64>
      }
      %b = affine.load %B[%i, %j] : memref<?x240xf64>
      %p = arith.mulf %alpha, %b : f64
      affine.store %p, %B[%i, %j] : memref<?x240xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %m = arith.constant 200 : i32
  %n = arith.constant 240 : i32
  %mm = arith.constant 200 : index
  %alpha = arith.constant 0.5 : f64
  %A = memref.alloc(%mm) : memref<?x200xf64>
  %B = memref.alloc(%mm) : memref<?x240xf64>
  %Ad = memref.cast %A : memref<?x200xf64> to memref<?x?xf64>
  %Bd = memref.cast %B : memref<?x240xf64> to memref<?x?xf64>
  call @fill(%Ad, %mm) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @fill(%Bd, %t) : (memref<?x?xf64>, index) -> ()
    func.call @kernel(%m, %n, %alpha, %A, %B) : (i32, i32, f64, memref<?x200xf64>, memref<?x240xf64>) -> ()
  }
  %r = call @digest(%Bd) : (memref<?x?xf64>) -> i32
  return %r : i32
}
