// A tensor through memory and back, by the standard dialect's own operations for it.
func @main() -> tensor<2x2xi32> {
  %t = constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %m = alloc() : memref<2x2xi32>
  tensor_store %t, %m : memref<2x2xi32>
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %x = load %m[%c0, %c1] : memref<2x2xi32>
  %y = load %m[%c1, %c0] : memref<2x2xi32>
  store %x, %m[%c1, %c0] : memref<2x2xi32>
  store %y, %m[%c0, %c1] : memref<2x2xi32>
  %turned = tensor_load %m : memref<2x2xi32>
  dealloc %m : memref<2x2xi32>
  return %turned : tensor<2x2xi32>
}
