// A = L U, then two triangular systems: differences are carried by the loops, one of them backwards.
func.func @kernel(%n: index, %A: memref<?x?xf64>, %b: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %w0 = memref.load %A[%i, %j] : memref<?x?xf64>
      %w = scf.for %k = %c0 to %j step %c1 iter_args(%v = %w0) -> (f64) {
        %p = memref.load %A[%i, %k] : memref<?x?xf64>
        %q = memref.load %A[%k, %j] : memref<?x?xf64>
        %m = arith.mulf %p, %q : f64
        %d = arith.subf %v, %m : f64
        scf.yield %d : f64
      }
      %d = memref.load %A[%j, %j] : memref<?x?xf64>
      %q = arith.divf %w, %d : f64
      memref.store %q, %A[%i, %j] : memref<?x?xf64>
    }
    scf.for %j = %i to %n step %c1 {
      %w0 = memref.load %A[%i, %j] : memref<?x?xf64>
      %w = scf.for %k = %c0 to %i step %c1 iter_args(%v = %w0) -> (f64) {
        %p = memref.load %A[%i, %k] : memref<?x?xf64>
        %q = memref.load %A[%k, %j] : memref<?x?xf64>
        %m = arith.mulf %p, %q : f64
        %d = arith.subf %v, %m : f64
        scf.yield %d : f64
      }
      memref.store %w, %A[%i, %j] : memref<?x?xf64>
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    %w0 = memref.load %b[%i] : memref<?xf64>
    %w = scf.for %j = %c0 to %i step %c1 iter_args(%v = %w0) -> (f64) {
      %p = memref.load %A[%i, %j] : memref<?x?xf64>
      %q = memref.load %y[%j] : memref<?xf64>
      %m = arith.mulf %p, %q : f64
      %d = arith.subf %v, %m : f64
      scf.yield %d : f64
    }
    memref.store %w, %y[%i] : memref<?xf64>
  }
  %last = arith.subi %n, %c1 : index
  scf.for %up = %c0 to %n step %c1 {
    %i = arith.subi %last, %up : index
    %behind = arith.addi %i, %c1 : index
    %w0 = memref.load %y[%i] : memref<?xf64>
    %w = scf.for %j = %behind to %n step %c1 iter_args(%v = %w0) -> (f64) {
      %p = memref.load %A[%i, %j] : memref<?x?xf64>
      %q = memref.load %x[%j] : memref<?xf64>
      %m = arith.mulf %p, %q : f64
      %d = arith.subf %v, %m : f64
      scf.yield %d : f64
    }
    %d = memref.load %A[%i, %i] : memref<?x?xf64>
    %q = arith.divf %w, %d : f64
    memref.store %q, %x[%i] : memref<?xf64>
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 16 : index // quick 4, test 1
  %n = arith.constant 240 : index
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %y = memref.alloc(%n) : memref<?xf64>
  affine.for %t = 0 to %times {
    func.call @fill_definite(%A, %t) : (memref<?x?xf64>, index) -> ()
    func.call @fill_vector(%b, %t) : (memref<?xf64>, index) -> ()
    func.call @kernel(%n, %A, %b, %x, %y)
      : (index, memref<?x?xf64>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest_vector(%x) : (memref<?xf64>) -> i32
  return %r : i32
}
