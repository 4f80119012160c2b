// A += u1 v1^T + u2 v2^T; x += beta A^T y + z; w += alpha A x.
func.func @kernel(%n: index, %alpha: f64, %beta: f64, %A: memref<?x?xf64>, %u: memref<2x?xf64>, %v: memref<2x?xf64>,
                  %w: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %a = affine.load %A[%i, %j] : memref<?x?xf64>
      %u1 = affine.load %u[0, %i] : memref<2x?xf64>
      %v1 = affine.load %v[0, %j] : memref<2x?xf64>
      %p1 = arith.mulf %u1, %v1 : f64
      %s1 = arith.addf %a, %p1 : f64
      %u2 = affine.load %u[1, %i] : memref<2x?xf64>
      %v2 = affine.load %v[1, %j] : memref<2x?xf64>
      %p2 = arith.mulf %u2, %v2 : f64
      %s2 = arith.addf %s1, %p2 : f64
      affine.store %s2, %A[%i, %j] : memref<?x?xf64>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %x0 = affine.load %x[%i] : memref<?xf64>
      %a = affine.load %A[%j, %i] : memref<?x?xf64>
      %p = arith.mulf %beta, %a : f64
      %y0 = affine.load %y[%j] : memref<?xf64>
      %q = arith.mulf %p, %y0 : f64
      %s = arith.addf %x0, %q : f64
      affine.store %s, %x[%i] : memref<?xf64>
    }
  }
  affine.for %i = 0 to %n {
    %x0 = affine.load %x[%i] : memref<?xf64>
    %z0 = affine.load %z[%i] : memref<?xf64>
    %s = arith.addf %x0, %z0 : f64
    affine.store %s, %x[%i] : memref<?xf64>
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %w0 = affine.load %w[%i] : memref<?xf64>
      %a = affine.load %A[%i, %j] : memref<?x?xf64>
      %p = arith.mulf %alpha, %a : f64
      %x0 = affine.load %x[%j] : memref<?xf64>
      %q = arith.mulf %p, %x0 : f64
      %s = arith.addf %w0, %q : f64
      affine.store %s, %w[%i] : memref<?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 200 : index // quick 50, test 1
  %n = arith.constant 400 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %alpha = arith.constant 0.0015 : f64
  %beta = arith.constant 0.0012 : f64
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %u = memref.alloc(%n) : memref<2x?xf64>
  %v = memref.alloc(%n) : memref<2x?xf64>
  %w = memref.alloc(%n) : memref<?xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  %z = memref.alloc(%n) : memref<?xf64>
  %ud = memref.cast %u : memref<2x?xf64> to memref<?x?xf64>
  %vd = memref.cast %v : memref<2x?xf64> to memref<?x?xf64>
  call @fill(%ud, %c1) : (memref<?x?xf64>, index) -> ()
  call @fill(%vd, %c2) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%y, %n) : (memref<?xf64>, index) -> ()
  call @fill_vector(%z, %c1) : (memref<?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @fill_vector(%w, %c2) : (memref<?xf64>, index) -> ()
    func.call @fill_vector(%x, %c2) : (memref<?xf64>, index) -> ()
    affine.if affine_set<(d0) : (d0 mod 16 == 0)>(%t) {
      func.call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
    }
    func.call @kernel(%n, %alpha, %beta, %A, %u, %v, %w, %x, %y, %z)
      : (index, f64, f64, memref<?x?xf64>, memref<2x?xf64>, memref<2x?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest_vector(%w) : (memref<?xf64>) -> i32
  return %r : i32
}
