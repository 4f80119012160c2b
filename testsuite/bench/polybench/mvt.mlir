// x1 += A y1 and x2 += A^T y2: rows and columns, loops of scf with unsigned i32.
func.func @kernel(%n: i32, %x1: memref<?xf64>, %x2: memref<?xf64>, %y1: memref<?xf64>, %y2: memref<?xf64>,
                  %A: memref<400x400xf64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    %ii = arith.index_castui %i : i32 to index
    scf.for unsigned %j = %c0 to %n step %c1 : i32 {
      %jj = arith.index_castui %j : i32 to index
      %x = memref.load %x1[%ii] : memref<?xf64>
      %a = memref.load %A[%ii, %jj] : memref<400x400xf64>
      %y = memref.load %y1[%jj] : memref<?xf64>
      %p = arith.mulf %a, %y : f64
      %s = arith.addf %x, %p : f64
      memref.store %s, %x1[%ii] : memref<?xf64>
    }
  }
  scf.for unsigned %i = %c0 to %n step %c1 : i32 {
    %ii = arith.index_castui %i : i32 to index
    scf.for unsigned %j = %c0 to %n step %c1 : i32 {
      %jj = arith.index_castui %j : i32 to index
      %x = memref.load %x2[%ii] : memref<?xf64>
      %a = memref.load %A[%jj, %ii] : memref<400x400xf64>
      %y = memref.load %y2[%jj] : memref<?xf64>
      %p = arith.mulf %a, %y : f64
      %s = arith.addf %x, %p : f64
      memref.store %s, %x2[%ii] : memref<?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 200 : index // quick 50, test 1
  %n = arith.constant 400 : index
  %c3 = arith.constant 3 : index
  %n32 = arith.constant 400 : i32
  %A = memref.alloc() : memref<400x400xf64>
  %x1 = memref.alloc(%n) : memref<?xf64>
  %x2 = memref.alloc(%n) : memref<?xf64>
  %y1 = memref.alloc(%n) : memref<?xf64>
  %y2 = memref.alloc(%n) : memref<?xf64>
  %Ad = memref.cast %A : memref<400x400xf64> to memref<?x?xf64>
  call @fill(%Ad, %n) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%x1, %n) : (memref<?xf64>, index) -> ()
  call @fill_vector(%x2, %n) : (memref<?xf64>, index) -> ()
  call @fill_vector(%y1, %n) : (memref<?xf64>, index) -> ()
  call @fill_vector(%y2, %c3) : (memref<?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%n32, %x1, %x2, %y1, %y2, %A)
      : (i32, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<400x400xf64>) -> ()
  }
  %h = call @digest_vector(%x1) : (memref<?xf64>) -> i32
  %g = call @digest_vector(%x2) : (memref<?xf64>) -> i32
  %d = arith.xori %h, %g : i32
  return %d : i32
}
