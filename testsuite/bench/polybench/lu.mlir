// A = L U in place, affine loops as they come from C.
func.func @kernel(%n: i32, %A: memref<?x240xf64>) {
  %0 = arith.index_cast %n : i32 to index
  affine.for %i = 0 to %0 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %x = affine.load %A[%i, %k] : memref<?x240xf64>
        %y = affine.load %A[%k, %j] : memref<?x240xf64>
        %p = arith.mulf %x, %y : f64
        %a = affine.load %A[%i, %j] : memref<?x240xf64>
        %s = arith.subf %a, %p : f64
        affine.store %s, %A[%i, %j] : memref<?x240xf64>
      }
      %d = affine.load %A[%j, %j] : memref<?x240xf64>
      %a = affine.load %A[%i, %j] : memref<?x240xf64>
      %q = arith.divf %a, %d : f64
      affine.store %q, %A[%i, %j] : memref<?x240xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to %0 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %x = affine.load %A[%i, %k] : memref<?x240xf64>
        %y = affine.load %A[%k, %j] : memref<?x240xf64>
        %p = arith.mulf %x, %y : f64
        %a = affine.load %A[%i, %j] : memref<?x240xf64>
        %s = arith.subf %a, %p : f64
        affine.store %s, %A[%i, %j] : memref<?x240xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 16 : index // quick 4, test 1
  %n = arith.constant 240 : index
  %n32 = arith.constant 240 : i32
  %A = memref.alloc() : memref<240x240xf64>
  %Ad = memref.cast %A : memref<240x240xf64> to memref<?x?xf64>
  %Ak = memref.cast %A : memref<240x240xf64> to memref<?x240xf64>
  affine.for %t = 0 to %times {
    func.call @fill_definite(%Ad, %t) : (memref<?x?xf64>, index) -> ()
    func.call @kernel(%n32, %Ak) : (i32, memref<?x240xf64>) -> ()
  }
  %r = call @digest(%Ad) : (memref<?x?xf64>) -> i32
  return %r : i32
}
