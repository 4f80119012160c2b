// L x = b, row by row.
func.func @kernel(%n: i32, %L: memref<?x400xf64>, %x: memref<?xf64>, %b: memref<?xf64>) {
  %0 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %0 {
    %v = affine.load %b[%i] : memref<?xf64>
    affine.store %v, %x[%i] : memref<?xf64>
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %l = affine.load %L[%i, %j] : memref<?x400xf64>
      %w = affine.load %x[%j] : memref<?xf64>
      %p = arith.mulf %l, %w : f64
      %u = affine.load %x[%i] : memref<?xf64>
      %d = arith.subf %u, %p : f64
      affine.store %d, %x[%i] : memref<?xf64>
    }
    %u = affine.load %x[%i] : memref<?xf64>
    %l = affine.load %L[%i, %i] : memref<?x400xf64>
    %q = arith.divf %u, %l : f64
    affine.store %q, %x[%i] : memref<?xf64>
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 600 : index // quick 150, test 1
  %n = arith.constant 400 : index
  %n32 = arith.constant 400 : i32
  %L = memref.alloc() : memref<400x400xf64>
  %x = memref.alloc(%n) : memref<?xf64>
  %b = memref.alloc(%n) : memref<?xf64>
  %Ld = memref.cast %L : memref<400x400xf64> to memref<?x?xf64>
  %Lk = memref.cast %L : memref<400x400xf64> to memref<?x400xf64>
  call @fill_definite(%Ld, %n) : (memref<?x?xf64>, index) -> ()
  affine.for %t = 0 to %times {
    func.call @fill_vector(%b, %t) : (memref<?xf64>, index) -> ()
    func.call @kernel(%n32, %Lk, %x, %b) : (i32, memref<?x400xf64>, memref<?xf64>, memref<?xf64>) -> ()
  }
  %r = call @digest_vector(%x) : (memref<?xf64>) -> i32
  return %r : i32
}
