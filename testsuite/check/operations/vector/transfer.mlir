// Transfers: lanes behind the end of a dimension are the padding, or are not written; permutations,
// broadcasts and masks.

func.func @read(%m: memref<?xi32>, %a: index, %padding: i32) -> vector<4xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %0 = vector.transfer_read %m[%i], %padding : memref<?xi32>, vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @read_two(%m: memref<3x5xf32>, %a: index, %b: index, %padding: f32) -> vector<2x4xf32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %j = arith.andi %b, %c7 : index
  %0 = vector.transfer_read %m[%i, %j], %padding : memref<3x5xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

func.func @read_row(%m: memref<4x5xi8>, %a: index, %b: index, %padding: i8) -> vector<4xi8> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %j = arith.andi %b, %c3 : index
  %0 = vector.transfer_read %m[%i, %j], %padding : memref<4x5xi8>, vector<4xi8>
  return %0 : vector<4xi8>
}

func.func @read_inside(%m: memref<4x8xi16>, %a: index, %padding: i16) -> vector<2x3xi16> {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %i = arith.andi %a, %c2 : index
  %0 = vector.transfer_read %m[%i, %c1], %padding {in_bounds = [true, true]} : memref<4x8xi16>, vector<2x3xi16>
  return %0 : vector<2x3xi16>
}

func.func @read_transposed(%m: memref<4x5xi32>, %a: index, %padding: i32) -> vector<4x3xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(i, j) -> (j, i)>}
      : memref<4x5xi32>, vector<4x3xi32>
  return %0 : vector<4x3xi32>
}

func.func @read_column(%m: memref<4x5xi32>, %a: index, %padding: i32) -> vector<3xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(i, j) -> (i)>}
      : memref<4x5xi32>, vector<3xi32>
  return %0 : vector<3xi32>
}

func.func @read_broadcast(%m: memref<4x5xi32>, %a: index, %padding: i32) -> vector<2x3xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i, %i], %padding {permutation_map = affine_map<(i, j) -> (i, 0)>}
      : memref<4x5xi32>, vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

func.func @read_masked(%m: memref<4x5xi32>, %a: index, %padding: i32, %mask: vector<2x3xi1>) -> vector<2x3xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<4x5xi32>, vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

func.func @read_masked_transposed(%m: memref<4x5xi32>, %a: index, %padding: i32, %mask: vector<2x3xi1>) -> vector<3x2xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i, %i], %padding, %mask {permutation_map = affine_map<(i, j) -> (j, i)>}
      : memref<4x5xi32>, vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

func.func @read_in_mask(%m: memref<8xi32>, %a: index, %padding: i32, %mask: vector<4xi1>) -> vector<4xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %0 = vector.mask %mask {
    vector.transfer_read %m[%i], %padding : memref<8xi32>, vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @read_in_mask_passthru(%m: memref<8xi32>, %a: index, %padding: i32, %mask: vector<4xi1>, %other: vector<4xi32>)
    -> vector<4xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %0 = vector.mask %mask, %other {
    vector.transfer_read %m[%i], %padding : memref<8xi32>, vector<4xi32>
  } : vector<4xi1> -> vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @read_element(%m: memref<f32>, %padding: f32) -> (vector<f32>, vector<1xf32>) {
  %0 = vector.transfer_read %m[], %padding : memref<f32>, vector<f32>
  %1 = vector.transfer_read %m[], %padding {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  return %0, %1 : vector<f32>, vector<1xf32>
}

func.func @read_vectors(%m: memref<3xvector<2xi32>>, %a: index, %padding: vector<2xi32>) -> vector<2x2xi32> {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  %0 = vector.transfer_read %m[%i], %padding : memref<3xvector<2xi32>>, vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

func.func @read_tensor(%t: tensor<3x5xi32>, %a: index, %b: index, %padding: i32) -> vector<2x4xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %j = arith.andi %b, %c7 : index
  %0 = vector.transfer_read %t[%i, %j], %padding : tensor<3x5xi32>, vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

func.func @write(%m: memref<?xi32>, %a: index, %v: vector<4xi32>) {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  vector.transfer_write %v, %m[%i] : vector<4xi32>, memref<?xi32>
  return
}

func.func @write_two(%m: memref<3x5xf32>, %a: index, %b: index, %v: vector<2x4xf32>) {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %j = arith.andi %b, %c7 : index
  vector.transfer_write %v, %m[%i, %j] : vector<2x4xf32>, memref<3x5xf32>
  return
}

func.func @write_inside(%m: memref<4x8xi16>, %a: index, %v: vector<2x3xi16>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %i = arith.andi %a, %c2 : index
  vector.transfer_write %v, %m[%i, %c1] {in_bounds = [true, true]} : vector<2x3xi16>, memref<4x8xi16>
  return
}

func.func @write_transposed(%m: memref<4x5xi32>, %a: index, %v: vector<4x3xi32>) {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(i, j) -> (j, i)>}
      : vector<4x3xi32>, memref<4x5xi32>
  return
}

func.func @write_masked(%m: memref<4x5xi32>, %a: index, %v: vector<2x3xi32>, %mask: vector<2x3xi1>) {
  %c3 = arith.constant 3 : index
  %i = arith.andi %a, %c3 : index
  vector.transfer_write %v, %m[%i, %i], %mask : vector<2x3xi32>, memref<4x5xi32>
  return
}

func.func @write_in_mask(%m: memref<8xi32>, %a: index, %v: vector<4xi32>, %mask: vector<4xi1>) {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<4xi32>, memref<8xi32> } : vector<4xi1>
  return
}

func.func @write_tensor(%t: tensor<3x5xi32>, %a: index, %b: index, %v: vector<2x4xi32>) -> tensor<3x5xi32> {
  %c7 = arith.constant 7 : index
  %i = arith.andi %a, %c7 : index
  %j = arith.andi %b, %c7 : index
  %0 = vector.transfer_write %v, %t[%i, %j] : vector<2x4xi32>, tensor<3x5xi32>
  return %0 : tensor<3x5xi32>
}
