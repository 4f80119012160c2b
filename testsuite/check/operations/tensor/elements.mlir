// Tensors of static shape, element by element.
func.func @pick(%t: tensor<2x3xi32>, %i: index, %j: index) -> i32 {
  %x = tensor.extract %t[%i, %j] : tensor<2x3xi32>
  return %x : i32
}

func.func @change(%t: tensor<3xi8>, %i: index, %v: i8) -> (tensor<3xi8>, tensor<3xi8>) {
  %u = tensor.insert %v into %t[%i] : tensor<3xi8>
  return %t, %u : tensor<3xi8>, tensor<3xi8>
}

func.func @size(%t: tensor<2x3x5xi1>, %i: index) -> index {
  %n = tensor.dim %t, %i : tensor<2x3x5xi1>
  return %n : index
}

func.func @only(%v: f32) -> f32 {
  %e = tensor.empty() : tensor<f32>
  %t = tensor.insert %v into %e[] : tensor<f32>
  %x = tensor.extract %t[] : tensor<f32>
  return %x : f32
}

// Every element is given a value; what was there before stays in the one that is carried.
func.func @fill(%n: i32) -> (tensor<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4xi32>
  %t = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %e) -> tensor<4xi32> {
    %k = arith.index_cast %i : index to i32
    %v = arith.addi %k, %n : i32
    %b = tensor.insert %v into %a[%i] : tensor<4xi32>
    scf.yield %b : tensor<4xi32>
  }
  %u = arith.muli %t, %t : tensor<4xi32>
  %x = tensor.extract %u[%c1] : tensor<4xi32>
  return %t, %x : tensor<4xi32>, i32
}
