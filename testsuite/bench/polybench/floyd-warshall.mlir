// Shortest ways between all places: a comparison and a select on i32, affine loops as they come from C.
func.func @kernel(%n: i32, %path: memref<?x220xi32>) {
  %0 = arith.index_cast %n : i32 to index
  affine.for %k = 0 to %0 {
    affine.for %i = 0 to %0 {
      affine.for %j = 0 to %0 {
        %d = affine.load %path[%i, %j] : memref<?x220xi32>
        %a = affine.load %path[%i, %k] : memref<?x220xi32>
        %b = affine.load %path[%k, %j] : memref<?x220xi32>
        %s = arith.addi %a, %b : i32
        %less = arith.cmpi slt, %d, %s : i32
        %r = arith.select %less, %d, %s : i32
        affine.store %r, %path[%i, %j] : memref<?x220xi32>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 12 : index // quick 3, test 1
  %n = arith.constant 220 : i32
  %nn = arith.constant 220 : index
  %c31 = arith.constant 31 : i32
  %none = arith.constant 0 : i32
  %path = memref.alloc(%nn) : memref<?x220xi32>
  affine.for %t = 0 to %times {
    affine.for %i = 0 to 220 {
      affine.for %j = 0 to 220 {
        %k = affine.apply affine_map<(d0, d1) -> ((d0 * 7 + d1 * 13) mod 89 + 1)>(%i, %j)
        %far = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 3 + d1 + d2) mod 13)>(%i, %j, %t)
        %k32 = arith.index_cast %k : index to i32
        %f32 = arith.index_cast %far : index to i32
        %c2 = arith.constant 2 : i32
        %c999 = arith.constant 999 : i32
        %is_far = arith.cmpi sgt, %f32, %c2 : i32
        %v = arith.select %is_far, %c999, %k32 : i32
        affine.store %v, %path[%i, %j] : memref<?x220xi32>
      }
    }
    func.call @kernel(%n, %path) : (i32, memref<?x220xi32>) -> ()
  }
  %r = affine.for %i = 0 to 220 iter_args(%h0 = %none) -> (i32) {
    %row = affine.for %j = 0 to 220 iter_args(%g = %h0) -> (i32) {
      %v = affine.load %path[%i, %j] : memref<?x220xi32>
      %g1 = arith.muli %g, %c31 : i32
      %g2 = arith.addi %g1, %v : i32
      affine.yield %g2 : i32
    }
    affine.yield %row : i32
  }
  return %r : i32
}
