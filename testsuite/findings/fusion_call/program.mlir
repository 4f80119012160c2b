func.func private @doubled(%m: memref<2xi32>) {
  %x = affine.load %m[0] : memref<2xi32>
  %y = arith.addi %x, %x : i32
  affine.store %y, %m[0] : memref<2xi32>
  return
}
func.func @k(%in: memref<2xi32>, %m: memref<2xi32>, %out: memref<2xi32>) {
  affine.for %i = 0 to 2 {
    %a = affine.load %in[%i] : memref<2xi32>
    affine.store %a, %m[%i] : memref<2xi32>
    func.call @doubled(%m) : (memref<2xi32>) -> ()
  }
  affine.for %i = 0 to 2 {
    %b = affine.load %m[%i] : memref<2xi32>
    affine.store %b, %out[%i] : memref<2xi32>
  }
  return
}
