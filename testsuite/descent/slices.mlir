// Slices: views where nobody can tell, copies where somebody could.

// The source is read after it was inserted into.
func.func @kept(%t: tensor<6xi32>, %v: i32) -> (tensor<6xi32>, i32, tensor<3xi32>) {
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %t[1] [3] [2] : tensor<6xi32> to tensor<3xi32>
  %u = tensor.insert %v into %t[%c1] : tensor<6xi32>
  %x = tensor.extract %s[%c1] : tensor<3xi32>
  return %u, %x, %s : tensor<6xi32>, i32, tensor<3xi32>
}

// -----

// A slice that is changed and put back, and one that is put elsewhere.
func.func @moved(%t: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %one = arith.constant 1.0 : f32
  %s = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x2xf32>
  %f = linalg.fill ins(%one : f32) outs(%s : tensor<2x2xf32>) -> tensor<2x2xf32>
  %u = tensor.insert_slice %f into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %w = tensor.insert_slice %s into %u[1, 1] [2, 2] [2, 2] : tensor<2x2xf32> into tensor<4x4xf32>
  return %w : tensor<4x4xf32>
}

// -----

// The first row over the second and the second over the first: what overlaps is read before it is written.
func.func @shifted(%t: tensor<5xi32>, %i: index) -> tensor<5xi32> {
  %low = tensor.extract_slice %t[0] [4] [1] : tensor<5xi32> to tensor<4xi32>
  %u = tensor.insert_slice %low into %t[1] [4] [1] : tensor<4xi32> into tensor<5xi32>
  %high = tensor.extract_slice %u[1] [4] [1] : tensor<5xi32> to tensor<4xi32>
  %w = tensor.insert_slice %high into %u[0] [4] [1] : tensor<4xi32> into tensor<5xi32>
  return %w : tensor<5xi32>
}

// -----

// Tile by tile in a loop, the last one shorter.
func.func @tiles(%t: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c2 iter_args(%a = %t) -> tensor<?xi32> {
    %left = arith.subi %n, %i : index
    %size = arith.minsi %left, %c2 : index
    %s = tensor.extract_slice %t[%i] [%size] [1] : tensor<?xi32> to tensor<?xi32>
    %x = tensor.extract_slice %a[%i] [%size] [1] : tensor<?xi32> to tensor<?xi32>
    %sum = linalg.add ins(%s, %x : tensor<?xi32>, tensor<?xi32>) outs(%x : tensor<?xi32>) -> tensor<?xi32>
    %b = tensor.insert_slice %sum into %a[%i] [%size] [1] : tensor<?xi32> into tensor<?xi32>
    scf.yield %b : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

// -----

// Dimensions that a slice drops, offsets that a run gives.
func.func @dropped(%t: tensor<3x4xi32>, %i: index, %j: index) -> (tensor<4xi32>, tensor<3xi32>, tensor<3x4xi32>) {
  %row = tensor.extract_slice %t[%i, 0] [1, 4] [1, 1] : tensor<3x4xi32> to tensor<4xi32>
  %column = tensor.extract_slice %t[0, %j] [3, 1] [1, 1] : tensor<3x4xi32> to tensor<3xi32>
  %u = tensor.insert_slice %column into %t[0, 0] [3, 1] [1, 1] : tensor<3xi32> into tensor<3x4xi32>
  return %row, %column, %u : tensor<4xi32>, tensor<3xi32>, tensor<3x4xi32>
}

// -----

// A chain of insertions, from which two branch off.
func.func @branching(%t: tensor<4xi32>, %a: i32, %b: i32) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %one = tensor.insert %a into %t[%c0] : tensor<4xi32>
  %two = tensor.insert %b into %one[%c1] : tensor<4xi32>
  %other = tensor.insert %b into %one[%c2] : tensor<4xi32>
  %three = tensor.insert %a into %two[%c2] : tensor<4xi32>
  return %one, %three, %other : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// -----

// Nothing is taken, nothing is put, at the end of a tensor and of one that has no elements.
func.func @nothing(%t: tensor<3xi32>, %e: tensor<0x2xi32>, %n: index) -> (tensor<3xi32>, tensor<0xi32>, tensor<0x2xi32>) {
  %s = tensor.extract_slice %t[%n] [0] [1] : tensor<3xi32> to tensor<0xi32>
  %u = tensor.insert_slice %s into %t[0] [0] [1] : tensor<0xi32> into tensor<3xi32>
  %f = linalg.add ins(%e, %e : tensor<0x2xi32>, tensor<0x2xi32>) outs(%e : tensor<0x2xi32>) -> tensor<0x2xi32>
  return %u, %s, %f : tensor<3xi32>, tensor<0xi32>, tensor<0x2xi32>
}
