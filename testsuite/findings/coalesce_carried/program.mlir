func.func @f(%m: memref<4xi32>) {
  %c1 = arith.constant 1 : i32
  affine.for %i = 0 to 2 {
    %r = affine.for %j = 0 to 4 iter_args(%a = %c1) -> (i32) {
      affine.store %a, %m[%j] : memref<4xi32>
      %b = arith.addi %a, %a : i32
      affine.yield %b : i32
    }
  }
  return
}
