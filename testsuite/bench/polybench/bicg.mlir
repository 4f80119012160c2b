// s = A^T r and q = A p at once: an inner loop that changes a row's element and a vector.
func.func @kernel(%m: i32, %n: i32, %A: memref<?x390xf64>, %s: memref<?xf64>, %q: memref<?xf64>, %p: memref<?xf64>,
                  %r: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %0 = arith.index_cast %m : i32 to index
  %1 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %0 {
    affine.store %zero, %s[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %1 {
    affine.store %zero, %q[%i] : memref<?xf64>
    affine.for %j = 0 to %0 {
      %s0 = affine.load %s[%j] : memref<?xf64>
      %r0 = affine.load %r[%i] : memref<?xf64>
      %a = affine.load %A[%i, %j] : memref<?x390xf64>
      %s1 = arith.mulf %r0, %a : f64
      %s2 = arith.addf %s0, %s1 : f64
      affine.store %s2, %s[%j] : memref<?xf64>
      %q0 = affine.load %q[%i] : memref<?xf64>
      %b = affine.load %A[%i, %j] : memref<?x390xf64>
      %p0 = affine.load %p[%j] : memref<?xf64>
      %q1 = arith.mulf %b, %p0 : f64
      %q2 = arith.addf %q0, %q1 : f64
      affine.store %q2, %q[%i] : memref<?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 500 : index // quick 100, test 1
  %m = arith.constant 390 : i32
  %n = arith.constant 410 : i32
  %mm = arith.index_cast %m : i32 to index
  %nn = arith.index_cast %n : i32 to index
  %A = memref.alloc(%nn) : memref<?x390xf64>
  %s = memref.alloc(%mm) : memref<?xf64>
  %q = memref.alloc(%nn) : memref<?xf64>
  %p = memref.alloc(%mm) : memref<?xf64>
  %r = memref.alloc(%nn) : memref<?xf64>
  %Ad = memref.cast %A : memref<?x390xf64> to memref<?x?xf64>
  call @fill(%Ad, %nn) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%p, %nn) : (memref<?xf64>, index) -> ()
  call @fill_vector(%r, %mm) : (memref<?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%m, %n, %A, %s, %q, %p, %r)
      : (i32, i32, memref<?x390xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %h = call @digest_vector(%s) : (memref<?xf64>) -> i32
  %g = call @digest_vector(%q) : (memref<?xf64>) -> i32
  %d = arith.xori %h, %g : i32
  return %d : i32
}
