// What was never right, and stands in old text: numbers as operands, ':' for '=', 'to' for ',', a
// bracket that never closes, an operation that prints.
func @main() -> tensor<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  memref.store 1.5 to %m[0] : memref<2xf32>
  memref.store 3 to %m[1] : memref<2xf32>
  %t = memref.tensor_load %m : memref<2xf32>
  memref.dealloc %m : memref<2xf32>
  %same = "tf.Print"(%t){message: "the tensor"} : (tensor<2xf32) -> (tensor<2xf32>)
  return %same : tensor<2xf32>
}
