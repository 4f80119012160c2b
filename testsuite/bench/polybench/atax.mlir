// y = A^T A x: loops that count with i32.
func.func @kernel(%m: i32, %n: i32, %A: memref<?x?xf64>, %x: memref<?xf64>, %y: memref<?xf64>,
                  %tmp: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %ii = arith.index_cast %i : i32 to index
    memref.store %zero, %y[%ii] : memref<?xf64>
  }
  scf.for %i = %c0 to %m step %c1 : i32 {
    %ii = arith.index_cast %i : i32 to index
    memref.store %zero, %tmp[%ii] : memref<?xf64>
    scf.for %j = %c0 to %n step %c1 : i32 {
      %jj = arith.index_cast %j : i32 to index
      %t = memref.load %tmp[%ii] : memref<?xf64>
      %a = memref.load %A[%ii, %jj] : memref<?x?xf64>
      %v = memref.load %x[%jj] : memref<?xf64>
      %p = arith.mulf %a, %v : f64
      %s = arith.addf %t, %p : f64
      memref.store %s, %tmp[%ii] : memref<?xf64>
    }
    scf.for %j = %c0 to %n step %c1 : i32 {
      %jj = arith.index_cast %j : i32 to index
      %v = memref.load %y[%jj] : memref<?xf64>
      %a = memref.load %A[%ii, %jj] : memref<?x?xf64>
      %t = memref.load %tmp[%ii] : memref<?xf64>
      %p = arith.mulf %a, %t : f64
      %s = arith.addf %v, %p : f64
      memref.store %s, %y[%jj] : memref<?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 400 : index // quick 100, test 1
  %m = arith.constant 390 : i32
  %n = arith.constant 410 : i32
  %mm = arith.index_cast %m : i32 to index
  %nn = arith.index_cast %n : i32 to index
  %A = memref.alloc(%mm, %nn) : memref<?x?xf64>
  %x = memref.alloc(%nn) : memref<?xf64>
  %y = memref.alloc(%nn) : memref<?xf64>
  %tmp = memref.alloc(%mm) : memref<?xf64>
  call @fill(%A, %nn) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%x, %nn) : (memref<?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%m, %n, %A, %x, %y, %tmp)
      : (i32, i32, memref<?x?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest_vector(%y) : (memref<?xf64>) -> i32
  return %r : i32
}
