// Heat in a cube: a stencil of seven points over three dimensions, from one buffer to the other and back.
func.func @step(%n: index, %A: memref<?x40x40xf64>, %B: memref<?x40x40xf64>) {
  %two = arith.constant 2.0 : f64
  %eighth = arith.constant 0.125 : f64
  affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
    affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %k = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
        %x1 = affine.load %A[%i + 1, %j, %k] : memref<?x40x40xf64>
        %here = affine.load %A[%i, %j, %k] : memref<?x40x40xf64>
        %twice = arith.mulf %here, %two : f64
        %dx0 = arith.subf %x1, %twice : f64
        %x0 = affine.load %A[%i - 1, %j, %k] : memref<?x40x40xf64>
        %dx1 = arith.addf %dx0, %x0 : f64
        %dx = arith.mulf %dx1, %eighth : f64
        %y1 = affine.load %A[%i, %j + 1, %k] : memref<?x40x40xf64>
        %dy0 = arith.subf %y1, %twice : f64
        %y0 = affine.load %A[%i, %j - 1, %k] : memref<?x40x40xf64>
        %dy1 = arith.addf %dy0, %y0 : f64
        %dy = arith.mulf %dy1, %eighth : f64
        %dxy = arith.addf %dx, %dy : f64
        %z1 = affine.load %A[%i, %j, %k + 1] : memref<?x40x40xf64>
        %dz0 = arith.subf %z1, %twice : f64
        %z0 = affine.load %A[%i, %j, %k - 1] : memref<?x40x40xf64>
        %dz1 = arith.addf %dz0, %z0 : f64
        %dz = arith.mulf %dz1, %eighth : f64
        %d = arith.addf %dxy, %dz : f64
        %s = arith.addf %d, %here : f64
        affine.store %s, %B[%i, %j, %k] : memref<?x40x40xf64>
      }
    }
  }
  return
}

func.func @main() -> i32 {
  %times = arith.constant 1000 : index // quick 250, test 1
  %n = arith.constant 40 : index
  %A = memref.alloc(%n) : memref<?x40x40xf64>
  %B = memref.alloc(%n) : memref<?x40x40xf64>
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to 40 {
      affine.for %k = 0 to 40 {
        %v = func.call @number(%i, %j, %k) : (index, index, index) -> f64
        affine.store %v, %A[%i, %j, %k] : memref<?x40x40xf64>
        affine.store %v, %B[%i, %j, %k] : memref<?x40x40xf64>
      }
    }
  }
  affine.for %t = 0 to %times {
    func.call @step(%n, %A, %B) : (index, memref<?x40x40xf64>, memref<?x40x40xf64>) -> ()
    func.call @step(%n, %B, %A) : (index, memref<?x40x40xf64>, memref<?x40x40xf64>) -> ()
  }
  %flat = memref.collapse_shape %A [[0, 1], [2]] : memref<?x40x40xf64> into memref<?x40xf64>
  %d = memref.cast %flat : memref<?x40xf64> to memref<?x?xf64>
  %r = call @digest(%d) : (memref<?x?xf64>) -> i32
  return %r : i32
}
