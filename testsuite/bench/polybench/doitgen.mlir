// A[r][q] = A[r][q] C4 for every r and q: short sums, three dimensions.
func.func @kernel(%nr: i32, %nq: i32, %np: i32, %A: memref<?x40x60xf64>, %C4: memref<?x60xf64>, %sum: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %0 = arith.index_cast %nr : i32 to index
  %1 = arith.index_cast %nq : i32 to index
  %2 = arith.index_cast %np : i32 to index
  affine.for %r = 0 to %0 {
    affine.for %q = 0 to %1 {
      affine.for %p = 0 to %2 {
        affine.store %zero, %sum[%p] : memref<?xf64>
        affine.for %s = 0 to %2 {
          %a = affine.load %A[%r, %q, %s] : memref<?x40x60xf64>
          %c = affine.load %C4[%s, %p] : memref<?x60xf64>
          %m = arith.mulf %a, %c : f64
          %t = affine.load %sum[%p] : memref<?xf64>
          %u = arith.addf %t, %m : f64
          affine.store %u, %sum[%p] : memref<?xf64>
        }
      }
      affine.for %p = 0 to %2 {
        %t = affine.load %sum[%p] : memref<?xf64>
        affine.store %t, %A[%r, %q, %p] : memref<?x40x60xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 10 : index // quick 2, test 1
  %c7 = arith.constant 7 : index
  %nr = arith.constant 50 : i32
  %nq = arith.constant 40 : i32
  %np = arith.constant 60 : i32
  %r = arith.constant 50 : index
  %q = arith.constant 40 : index
  %p = arith.constant 60 : index
  %A = memref.alloc(%r) : memref<?x40x60xf64>
  %C4 = memref.alloc(%p) : memref<?x60xf64>
  %sum = memref.alloc(%p) : memref<?xf64>
  %C4d = memref.cast %C4 : memref<?x60xf64> to memref<?x?xf64>
  call @fill(%C4d, %c7) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    affine.for %i = 0 to 50 {
      affine.for %j = 0 to 40 {
        affine.for %k = 0 to 60 {
          %v = func.call @number(%i, %j, %k) : (index, index, index) -> f64
          affine.store %v, %A[%i, %j, %k] : memref<?x40x60xf64>
        }
      }
    }
    func.call @kernel(%nr, %nq, %np, %A, %C4, %sum)
      : (i32, i32, i32, memref<?x40x60xf64>, memref<?x60xf64>, memref<?xf64>) -> ()
  }
  %flat = memref.collapse_shape %A [[0, 1], [2]] : memref<?x40x60xf64> into memref<?x60xf64>
  %d = memref.cast %flat : memref<?x60xf64> to memref<?x?xf64>
  %h = call @digest(%d) : (memref<?x?xf64>) -> i32
  return %h : i32
}
