func.func @f(%c: i1) -> index {
  %five = arith.constant 5 : index
  %m = memref.alloca() : memref<4xf32>
  %length = scf.if %c -> index {
    %base, %offset, %size, %stride = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
    scf.yield %size : index
  } else {
    scf.yield %five : index
  }
  return %length : index
}
