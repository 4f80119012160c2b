func.func @maybe(%c: i1, %v: i32) -> i32 {
  return %v : i32
}

func.func @never(%v: i32) -> (i32, i32) {
  %seven = arith.constant 7 : i32
  return %seven, %v : i32, i32
}

func.func @box(%a: memref<8xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 7 {
    %v = affine.load %a[%i] : memref<8xf32>
    affine.store %v, %m[2 * %i] : memref<16xf32>
  }
  %s = affine.for %i = 0 to 8 iter_args(%sum = %zero) -> f32 {
    %v = affine.load %m[2 * %i] : memref<16xf32>
    %t = arith.addf %sum, %v : f32
    affine.yield %t : f32
  }
  memref.dealloc %m : memref<16xf32>
  return %s : f32
}
