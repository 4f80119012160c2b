// G = (A B) (C D): three calls of a product whose sums are carried by scf.for.
func.func @product(%n: index, %A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>) {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
        %a = memref.load %A[%i, %k] : memref<?x?xf64>
        %b = memref.load %B[%k, %j] : memref<?x?xf64>
        %p = arith.mulf %a, %b : f64
        %t = arith.addf %s, %p : f64
        scf.yield %t : f64
      }
      memref.store %sum, %C[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 5 : index // quick 1, test 1
  %n = arith.constant 200 : index
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %B = memref.alloc(%n, %n) : memref<?x?xf64>
  %C = memref.alloc(%n, %n) : memref<?x?xf64>
  %D = memref.alloc(%n, %n) : memref<?x?xf64>
  %E = memref.alloc(%n, %n) : memref<?x?xf64>
  %F = memref.alloc(%n, %n) : memref<?x?xf64>
  call @fill(%A, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%B, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%C, %n) : (memref<?x?xf64>, index) -> ()
  call @fill(%D, %n) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @product(%n, %A, %B, %E) : (index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    func.call @product(%n, %C, %D, %F) : (index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    func.call @product(%n, %E, %F, %A) : (index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
    func.call @fill(%A, %t) : (memref<?x?xf64>, index) -> ()
  }
  func.call @product(%n, %E, %F, %A) : (index, memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  %r = call @digest(%A) : (memref<?x?xf64>) -> i32
  return %r : i32
}
