// C = beta C + alpha A B, with affine loops as they come from C: sizes are i32.
func.func @kernel(%ni: i32, %nj: i32, %nk: i32, %alpha: f64, %beta: f64, %C: memref<?x220xf64>,
                  %A: memref<?x240xf64>, %B: memref<?x220xf64>) {
  %0 = arith.index_cast %ni : i32 to index
  %1 = arith.index_cast %nj : i32 to index
  %2 = arith.index_cast %nk : i32 to index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to %1 {
      %c = affine.load %C[%i, %j] : memref<?x220xf64>
      %s = arith.mulf %c, %beta : f64
      affine.store %s, %C[%i, %j] : memref<?x220xf64>
    }
    affine.for %k = 0 to %2 {
      affine.for %j = 0 to %1 {
        %a = affine.load %A[%i, %k] : memref<?x240xf64>
        %p = arith.mulf %alpha, %a : f64
        %b = affine.load %B[%k, %j] : memref<?x220xf64>
        %q = arith.mulf %p, %b : f64
        %c = affine.load %C[%i, %j] : memref<?x220xf64>
        %s = arith.addf %c, %q : f64
        affine.store %s, %C[%i, %j] : memref<?x220xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 80 : index // quick 10, test 1
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %ni = arith.constant 200 : i32
  %nj = arith.constant 220 : i32
  %nk = arith.constant 240 : i32
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 0.25 : f64
  %C = memref.alloc() : memref<200x220xf64>
  %A = memref.alloc() : memref<200x240xf64>
  %B = memref.alloc() : memref<240x220xf64>
  %Cd = memref.cast %C : memref<200x220xf64> to memref<?x?xf64>
  %Ad = memref.cast %A : memref<200x240xf64> to memref<?x?xf64>
  %Bd = memref.cast %B : memref<240x220xf64> to memref<?x?xf64>
  call @fill(%Cd, %c1) : (memref<?x?xf64>, index) -> ()
  call @fill(%Ad, %c2) : (memref<?x?xf64>, index) -> ()
  call @fill(%Bd, %c3) : (memref<?x?xf64>, index) -> ()
  %Ck = memref.cast %C : memref<200x220xf64> to memref<?x220xf64>
  %Ak = memref.cast %A : memref<200x240xf64> to memref<?x240xf64>
  %Bk = memref.cast %B : memref<240x220xf64> to memref<?x220xf64>
  affine.for %t = 0 to %times {
    func.call @kernel(%ni, %nj, %nk, %alpha, %beta, %Ck, %Ak, %Bk)
      : (i32, i32, i32, f64, f64, memref<?x220xf64>, memref<?x240xf64>, memref<?x220xf64>) -> ()
  }
  %r = call @digest(%Cd) : (memref<?x?xf64>) -> i32
  return %r : i32
}
