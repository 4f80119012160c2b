// Heat in alternating directions: recurrences through memory, forwards and backwards.
func.func @kernel(%tsteps: i32, %n: i32, %u: memref<?x200xf64>, %v: memref<?x200xf64>, %p: memref<?x200xf64>,
                  %q: memref<?x200xf64>) {
  %one = arith.constant 1.0 : f64
  %zero = arith.constant 0.0 : f64
  %a = arith.constant -0.45 : f64
  %b = arith.constant 1.9 : f64
  %minus_d = arith.constant 0.35 : f64
  %mid = arith.constant 0.3 : f64
  %0 = arith.index_cast %n : i32 to index
  %1 = arith.index_cast %tsteps : i32 to index
  affine.for %t = 0 to %1 {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
      affine.store %one, %v[0, %i] : memref<?x200xf64>
      affine.store %zero, %p[%i, 0] : memref<?x200xf64>
      affine.store %one, %q[%i, 0] : memref<?x200xf64>
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
        %p0 = affine.load %p[%i, %j - 1] : memref<?x200xf64>
        %ap = arith.mulf %a, %p0 : f64
        %den = arith.addf %ap, %b : f64
        %minus = arith.negf %a : f64
        %p1 = arith.divf %minus, %den : f64
        affine.store %p1, %p[%i, %j] : memref<?x200xf64>
        %u0 = affine.load %u[%j, %i - 1] : memref<?x200xf64>
        %u1 = affine.load %u[%j, %i] : memref<?x200xf64>
        %u2 = affine.load %u[%j, %i + 1] : memref<?x200xf64>
        %m0 = arith.mulf %minus_d, %u0 : f64
        %m1 = arith.mulf %mid, %u1 : f64
        %m2 = arith.mulf %minus_d, %u2 : f64
        %s0 = arith.addf %m0, %m1 : f64
        %s1 = arith.addf %s0, %m2 : f64
        %q0 = affine.load %q[%i, %j - 1] : memref<?x200xf64>
        %aq = arith.mulf %a, %q0 : f64
        %s2 = arith.subf %s1, %aq : f64
        %q1 = arith.divf %s2, %den : f64
        affine.store %q1, %q[%i, %j] : memref<?x200xf64>
      }
      affine.store %one, %v[symbol(%0) - 1, %i] : memref<?x200xf64>
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
        %p0 = affine.load %p[%i, -%j + symbol(%0) - 1] : memref<?x200xf64>
        %v0 = affine.load %v[-%j + symbol(%0), %i] : memref<?x200xf64>
        %m = arith.mulf %p0, %v0 : f64
        %q0 = affine.load %q[%i, -%j + symbol(%0) - 1] : memref<?x200xf64>
        %s = arith.addf %m, %q0 : f64
        affine.store %s, %v[-%j + symbol(%0) - 1, %i] : memref<?x200xf64>
      }
    }
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
      affine.store %one, %u[%i, 0] : memref<?x200xf64>
      affine.store %zero, %p[%i, 0] : memref<?x200xf64>
      affine.store %one, %q[%i, 0] : memref<?x200xf64>
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
        %p0 = affine.load %p[%i, %j - 1] : memref<?x200xf64>
        %ap = arith.mulf %a, %p0 : f64
        %den = arith.addf %ap, %b : f64
        %minus = arith.negf %a : f64
        %p1 = arith.divf %minus, %den : f64
        affine.store %p1, %p[%i, %j] : memref<?x200xf64>
        %u0 = affine.load %v[%i - 1, %j] : memref<?x200xf64>
        %u1 = affine.load %v[%i, %j] : memref<?x200xf64>
        %u2 = affine.load %v[%i + 1, %j] : memref<?x200xf64>
        %m0 = arith.mulf %minus_d, %u0 : f64
        %m1 = arith.mulf %mid, %u1 : f64
        %m2 = arith.mulf %minus_d, %u2 : f64
        %s0 = arith.addf %m0, %m1 : f64
        %s1 = arith.addf %s0, %m2 : f64
        %q0 = affine.load %q[%i, %j - 1] : memref<?x200xf64>
        %aq = arith.mulf %a, %q0 : f64
        %s2 = arith.subf %s1, %aq : f64
        %q1 = arith.divf %s2, %den : f64
        affine.store %q1, %q[%i, %j] : memref<?x200xf64>
      }
      affine.store %one, %u[%i, symbol(%0) - 1] : memref<?x200xf64>
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%0] {
        %p0 = affine.load %p[%i, -%j + symbol(%0) - 1] : memref<?x200xf64>
        %v0 = affine.load %u[%i, -%j + symbol(%0)] : memref<?x200xf64>
        %m = arith.mulf %p0, %v0 : f64
        %q0 = affine.load %q[%i, -%j + symbol(%0) - 1] : memref<?x200xf64>
        %s = arith.addf %m, %q0 : f64
        affine.store %s, %u[%i, -%j + symbol(%0) - 1] : memref<?x200xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 100 : i32 // quick 25, test 1
  %n = arith.constant 200 : i32
  %nn = arith.constant 200 : index
  %u = memref.alloc() : memref<200x200xf64>
  %v = memref.alloc() : memref<200x200xf64>
  %p = memref.alloc() : memref<200x200xf64>
  %q = memref.alloc() : memref<200x200xf64>
  %ud = memref.cast %u : memref<200x200xf64> to memref<?x?xf64>
  %vd = memref.cast %v : memref<200x200xf64> to memref<?x?xf64>
  call @fill(%ud, %nn) : (memref<?x?xf64>, index) -> ()
  call @fill(%vd, %nn) : (memref<?x?xf64>, index) -> ()
  %uk = memref.cast %u : memref<200x200xf64> to memref<?x200xf64>
  %vk = memref.cast %v : memref<200x200xf64> to memref<?x200xf64>
  %pk = memref.cast %p : memref<200x200xf64> to memref<?x200xf64>
  %qk = memref.cast %q : memref<200x200xf64> to memref<?x200xf64>
  call @kernel(%times, %n, %uk, %vk, %pk, %qk)
    : (i32, i32, memref<?x200xf64>, memref<?x200xf64>, memref<?x200xf64>, memref<?x200xf64>) -> ()
  %r = call @digest(%ud) : (memref<?x?xf64>) -> i32
  return %r : i32
}
