// A stencil with affine accesses: heat spreads over a plate, from one buffer to another and back. The
// result is a digest of the plate.
func.func @spread(%from: memref<66x130xf32>, %to: memref<66x130xf32>) {
  %fifth = arith.constant 0.2 : f32
  affine.for %i = 1 to 65 {
    affine.for %j = 1 to 129 {
      %here = affine.load %from[%i, %j] : memref<66x130xf32>
      %up = affine.load %from[%i - 1, %j] : memref<66x130xf32>
      %down = affine.load %from[%i + 1, %j] : memref<66x130xf32>
      %left = affine.load %from[%i, %j - 1] : memref<66x130xf32>
      %right = affine.load %from[%i, %j + 1] : memref<66x130xf32>
      %s1 = arith.addf %here, %up : f32
      %s2 = arith.addf %s1, %down : f32
      %s3 = arith.addf %s2, %left : f32
      %s4 = arith.addf %s3, %right : f32
      %mean = arith.mulf %s4, %fifth : f32
      affine.store %mean, %to[%i, %j] : memref<66x130xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %n = arith.constant 15000 : index // quick 4000, lli 32, test 1
  %c31 = arith.constant 31 : i32
  %zero = arith.constant 0 : i32
  %a = memref.alloc() : memref<66x130xf32>
  %b = memref.alloc() : memref<66x130xf32>
  affine.for %i = 0 to 66 {
    affine.for %j = 0 to 130 {
      %k = affine.apply affine_map<(d0, d1) -> ((d0 * 13 + d1 * 7) mod 101)>(%i, %j)
      %k32 = arith.index_cast %k : index to i32
      %v = arith.sitofp %k32 : i32 to f32
      affine.store %v, %a[%i, %j] : memref<66x130xf32>
      affine.store %v, %b[%i, %j] : memref<66x130xf32>
    }
  }
  affine.for %t = 0 to %n {
    func.call @spread(%a, %b) : (memref<66x130xf32>, memref<66x130xf32>) -> ()
    func.call @spread(%b, %a) : (memref<66x130xf32>, memref<66x130xf32>) -> ()
  }
  %r = affine.for %i = 0 to 66 iter_args(%h = %zero) -> (i32) {
    %row = affine.for %j = 0 to 130 iter_args(%g = %h) -> (i32) {
      %v = affine.load %a[%i, %j] : memref<66x130xf32>
      %bits = arith.bitcast %v : f32 to i32
      %g1 = arith.muli %g, %c31 : i32
      %g2 = arith.addi %g1, %bits : i32
      affine.yield %g2 : i32
    }
    affine.yield %row : i32
  }
  memref.dealloc %a : memref<66x130xf32>
  memref.dealloc %b : memref<66x130xf32>
  return %r : i32
}
