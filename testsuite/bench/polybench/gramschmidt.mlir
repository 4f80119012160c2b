// A = Q R: everything goes down columns.
func.func @kernel(%m: index, %n: index, %A: memref<?x?xf64>, %R: memref<?x?xf64>, %Q: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %k = 0 to %n {
    %norm = affine.for %i = 0 to %m iter_args(%s = %zero) -> (f64) {
      %a = affine.load %A[%i, %k] : memref<?x?xf64>
      %p = arith.mulf %a, %a : f64
      %t = arith.addf %s, %p : f64
      affine.yield %t : f64
    }
    %root = math.sqrt %norm : f64
    affine.store %root, %R[%k, %k] : memref<?x?xf64>
    affine.for %i = 0 to %m {
      %a = affine.load %A[%i, %k] : memref<?x?xf64>
      %r = affine.load %R[%k, %k] : memref<?x?xf64>
      %q = arith.divf %a, %r : f64
      affine.store %q, %Q[%i, %k] : memref<?x?xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%k) to %n {
      affine.store %zero, %R[%k, %j] : memref<?x?xf64>
      affine.for %i = 0 to %m {
        %q = affine.load %Q[%i, %k] : memref<?x?xf64>
        %a = affine.load %A[%i, %j] : memref<?x?xf64>
        %p = arith.mulf %q, %a : f64
        %r = affine.load %R[%k, %j] : memref<?x?xf64>
        %s = arith.addf %r, %p : f64
        affine.store %s, %R[%k, %j] : memref<?x?xf64>
      }
      affine.for %i = 0 to %m {
        %a = affine.load %A[%i, %j] : memref<?x?xf64>
        %q = affine.load %Q[%i, %k] : memref<?x?xf64>
        %r = affine.load %R[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %q, %r : f64
        %s = arith.subf %a, %p : f64
        affine.store %s, %A[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 8 : index // quick 2, test 1
  %m = arith.constant 200 : index
  %n = arith.constant 180 : index
  %A = memref.alloc(%m, %n) : memref<?x?xf64>
  %R = memref.alloc(%n, %n) : memref<?x?xf64>
  %Q = memref.alloc(%m, %n) : memref<?x?xf64>
  affine.for %t = 0 to %times {
    func.call @fill(%A, %t) : (memref<?x?xf64>, index) -> ()
    affine.for %i = 0 to %n {
      %c50 = arith.constant 50.0 : f64
      affine.store %c50, %A[%i, %i] : memref<?x?xf64>
    }
    func.call @kernel(%m, %n, %A, %R, %Q) : (index, index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  %r = call @digest(%Q) : (memref<?x?xf64>) -> i32
  return %r : i32
}
