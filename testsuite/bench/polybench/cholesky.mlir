// A = L L^T in place: triangular loops of scf that count with i32.
func.func @kernel(%n: i32, %A: memref<?x?xf64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %ii = arith.index_cast %i : i32 to index
    scf.for %j = %c0 to %i step %c1 : i32 {
      %jj = arith.index_cast %j : i32 to index
      scf.for %k = %c0 to %j step %c1 : i32 {
        %kk = arith.index_cast %k : i32 to index
        %x = memref.load %A[%ii, %kk] : memref<?x?xf64>
        %y = memref.load %A[%jj, %kk] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %a = memref.load %A[%ii, %jj] : memref<?x?xf64>
        %s = arith.subf %a, %p : f64
        memref.store %s, %A[%ii, %jj] : memref<?x?xf64>
      }
      %d = memref.load %A[%jj, %jj] : memref<?x?xf64>
      %a = memref.load %A[%ii, %jj] : memref<?x?xf64>
      %q = arith.divf %a, %d : f64
      memref.store %q, %A[%ii, %jj] : memref<?x?xf64>
    }
    scf.for %k = %c0 to %i step %c1 : i32 {
      %kk = arith.index_cast %k : i32 to index
      %x = memref.load %A[%ii, %kk] : memref<?x?xf64>
      %p = arith.mulf %x, %x : f64
      %a = memref.load %A[%ii, %ii] : memref<?x?xf64>
      %s = arith.subf %a, %p : f64
      memref.store %s, %A[%ii, %ii] : memref<?x?xf64>
    }
    %a = memref.load %A[%ii, %ii] : memref<?x?xf64>
    %r = math.sqrt %a : f64
    memref.store %r, %A[%ii, %ii] : memref<?x?xf64>
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %n = arith.constant 300 : index
  %n32 = arith.constant 300 : i32
  %A = memref.alloc(%n, %n) : memref<?x?xf64>
  affine.for %t = 0 to %times {
    func.call @fill_definite(%A, %t) : (memref<?x?xf64>, index) -> ()
    func.call @kernel(%n32, %A) : (i32, memref<?x?xf64>) -> ()
  }
  %r = call @digest(%A) : (memref<?x?xf64>) -> i32
  return %r : i32
}
