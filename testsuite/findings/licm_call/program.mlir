func.func private @doubled(%m: memref<1xi32>) {
  %x = affine.load %m[0] : memref<1xi32>
  %y = arith.addi %x, %x : i32
  affine.store %y, %m[0] : memref<1xi32>
  return
}
func.func @f(%m: memref<1xi32>) -> i32 {
  %z = arith.constant 0 : i32
  %r = affine.for %i = 0 to 3 iter_args(%a = %z) -> (i32) {
    %v = affine.load %m[0] : memref<1xi32>
    func.call @doubled(%m) : (memref<1xi32>) -> ()
    affine.yield %v : i32
  }
  return %r : i32
}
