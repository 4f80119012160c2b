// y = alpha A x + beta B x: two sums are carried side by side.
func.func @kernel(%n: index, %alpha: f64, %beta: f64, %A: memref<?x?xf64>, %B: memref<?x?xf64>, %x: memref<?xf64>,
                  %y: memref<?xf64>) {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %sums:2 = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero, %t = %zero) -> (f64, f64) {
      %a = memref.load %A[%i, %j] : memref<?x?xf64>
      %v = memref.load %x[%j] : memref<?xf64>
      %p = arith.mulf %a, %v : f64
      %s1 = arith.addf %p, %s : f64
      %b = memref.load %B[%i, %j] : memref<?x?xf64>
      %q = arith.mulf %b, %v : f64
      %t1 = arith.addf %q, %t : f64
      scf.yield %s1, %t1 : f64, f64
    }
    %p = arith.mulf %alpha, %sums#0 : f64
    %q = arith.mulf %beta, %sums#1 : f64
    %s = arith.addf %p, %q : f64
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 800 : index // quick 200, test 1
  %n = arith.constant 250 : index
  %c7 = arith.constant 7 : index
  %alpha = arith.constant 1.5 : f64
  %beta = arith.constant 1.2 : f64
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %B = memref.alloc(%n, %n) : memref<?x?xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %c7) : (memref<?x?xf64>, index) -> ()
  call @fill_vector(%x, %n) : (memref<?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @kernel(%n, %alpha, %beta, %A, %B, %x, %y)
      : (index, f64, f64, memref<?x?xf64>, memref<?x?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest_vector(%y) : (memref<?xf64>) -> i32
  return %r : i32
}
