// A Toeplitz system: alpha, beta and a sum go through the outer loop, and one loop runs backwards.
func.func @kernel(%n: index, %r: memref<?xf64>, %y: memref<?xf64>, %z: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r0 = memref.load %r[%c0] : memref<?xf64>
  %y0 = arith.negf %r0 : f64
  memref.store %y0, %y[%c0] : memref<?xf64>
  %end:2 = scf.for %k = %c1 to %n step %c1 iter_args(%alpha = %y0, %beta = %one) -> (f64, f64) {
    %square = arith.mulf %alpha, %alpha : f64
    %rest = arith.subf %one, %square : f64
    %b = arith.mulf %rest, %beta : f64
    %sum = scf.for %i = %c0 to %k step %c1 iter_args(%s = %zero) -> (f64) {
      %ki = arith.subi %k, %i : index
      %at = arith.subi %ki, %c1 : index
      %u = memref.load %r[%at] : memref<?xf64>
      %v = memref.load %y[%i] : memref<?xf64>
      %p = arith.mulf %u, %v : f64
      %t = arith.addf %s, %p : f64
      scf.yield %t : f64
    }
    %rk = memref.load %r[%k] : memref<?xf64>
    %both = arith.addf %rk, %sum : f64
    %negative = arith.negf %both : f64
    %a = arith.divf %negative, %b : f64
    scf.for %i = %c0 to %k step %c1 {
      %ki = arith.subi %k, %i : index
      %at = arith.subi %ki, %c1 : index
      %u = memref.load %y[%i] : memref<?xf64>
      %v = memref.load %y[%at] : memref<?xf64>
      %p = arith.mulf %a, %v : f64
      %t = arith.addf %u, %p : f64
      memref.store %t, %z[%i] : memref<?xf64>
    }
    scf.for %i = %c0 to %k step %c1 {
      %t = memref.load %z[%i] : memref<?xf64>
      memref.store %t, %y[%i] : memref<?xf64>
    }
    memref.store %a, %y[%k] : memref<?xf64>
    scf.yield %a, %b : f64, f64
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 400 : index // quick 100, test 1
  %n = arith.constant 400 : index
  %c97 = arith.constant 97 : index
  %r = memref.alloc(%n) : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  %z = memref.alloc(%n) : memref<?xf64>
  %eighth = arith.constant 0.0078125 : f64
  call @fill_vector(%r, %c97) : (memref<?xf64>, index) -> ()
  affine.for %i = 0 to %n {
    %v = affine.load %r[%i] : memref<?xf64>
    %w = arith.mulf %v, %eighth : f64
    affine.store %w, %r[%i] : memref<?xf64>
  }
  affine.for %t = 0 to %times {
    func.call @kernel(%n, %r, %y, %z) : (index, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %d = call @digest_vector(%y) : (memref<?xf64>) -> i32
  return %d : i32
}
