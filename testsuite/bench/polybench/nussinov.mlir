// How bases pair: affine.if at the borders, choices by scf.if, and a maximum in the inner loop.
func.func @kernel(%n: i32, %seq: memref<?xi8>, %table: memref<?x300xi32>) {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %0 = arith.index_cast %n : i32 to index
  affine.for %up = 0 to %0 {
    %i = affine.apply affine_map<(d0)[s0] -> (s0 - 1 - d0)>(%up)[%0]
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to %0 {
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%j) {
        %here = affine.load %table[%i, %j] : memref<?x300xi32>
        %left = affine.load %table[%i, %j - 1] : memref<?x300xi32>
        %more = arith.cmpi sge, %here, %left : i32
        %r = scf.if %more -> (i32) {
          scf.yield %here : i32
        } else {
          scf.yield %left : i32
        }
        affine.store %r, %table[%i, %j] : memref<?x300xi32>
      }
      affine.if affine_set<(d0)[s0] : (s0 - d0 - 2 >= 0)>(%i)[%0] {
        %here = affine.load %table[%i, %j] : memref<?x300xi32>
        %down = affine.load %table[%i + 1, %j] : memref<?x300xi32>
        %r = arith.maxsi %here, %down : i32
        affine.store %r, %table[%i, %j] : memref<?x300xi32>
      }
      affine.if affine_set<(d0, d1)[s0] : (d1 - 1 >= 0, s0 - d0 - 2 >= 0)>(%i, %j)[%0] {
        affine.if affine_set<(d0, d1) : (d1 - d0 - 2 >= 0)>(%i, %j) {
          %here = affine.load %table[%i, %j] : memref<?x300xi32>
          %inner = affine.load %table[%i + 1, %j - 1] : memref<?x300xi32>
          %a = affine.load %seq[%i] : memref<?xi8>
          %b = affine.load %seq[%j] : memref<?xi8>
          %a32 = arith.extsi %a : i8 to i32
          %b32 = arith.extsi %b : i8 to i32
          %s = arith.addi %a32, %b32 : i32
          %pairs = arith.cmpi eq, %s, %three : i32
          %score = arith.select %pairs, %c1, %c0 : i32
          %with = arith.addi %inner, %score : i32
          %r = arith.maxsi %here, %with : i32
          affine.store %r, %table[%i, %j] : memref<?x300xi32>
        } else {
          %here = affine.load %table[%i, %j] : memref<?x300xi32>
          %inner = affine.load %table[%i + 1, %j - 1] : memref<?x300xi32>
          %r = arith.maxsi %here, %inner : i32
          affine.store %r, %table[%i, %j] : memref<?x300xi32>
        }
      }
      affine.for %k = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0)>(%j) {
        %here = affine.load %table[%i, %j] : memref<?x300xi32>
        %x = affine.load %table[%i, %k] : memref<?x300xi32>
        %y = affine.load %table[%k + 1, %j] : memref<?x300xi32>
        %s = arith.addi %x, %y : i32
        %more = arith.cmpi sge, %here, %s : i32
        %r = scf.if %more -> (i32) {
          scf.yield %here : i32
        } else {
          scf.yield %s : i32
        }
        affine.store %r, %table[%i, %j] : memref<?x300xi32>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 10 : index // quick 2, test 1
  %n = arith.constant 300 : i32
  %nn = arith.constant 300 : index
  %c31 = arith.constant 31 : i32
  %none = arith.constant 0 : i32
  %seq = memref.alloc(%nn) : memref<?xi8>
  %table = memref.alloc(%nn) : memref<?x300xi32>
  affine.for %i = 0 to 300 {
    %k = affine.apply affine_map<(d0) -> (((d0 * 17 + 5) mod 31) mod 4)>(%i)
    %b = arith.index_cast %k : index to i8
    affine.store %b, %seq[%i] : memref<?xi8>
  }
  affine.for %t = 0 to %times {
    affine.for %i = 0 to 300 {
      affine.for %j = 0 to 300 {
        affine.store %none, %table[%i, %j] : memref<?x300xi32>
      }
    }
    func.call @kernel(%n, %seq, %table) : (i32, memref<?xi8>, memref<?x300xi32>) -> ()
  }
  %r = affine.for %i = 0 to 300 iter_args(%h0 = %none) -> (i32) {
    %row = affine.for %j = 0 to 300 iter_args(%g = %h0) -> (i32) {
      %v = affine.load %table[%i, %j] : memref<?x300xi32>
      %g1 = arith.muli %g, %c31 : i32
      %g2 = arith.addi %g1, %v : i32
      affine.yield %g2 : i32
    }
    affine.yield %row : i32
  }
  return %r : i32
}
