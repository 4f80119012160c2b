// Slices of tensors of static shape.
func.func @extract(%t: tensor<3x4xi8>, %i: index) -> tensor<2x2xi8> {
  %s = tensor.extract_slice %t[1, %i] [2, 2] [1, 2] : tensor<3x4xi8> to tensor<2x2xi8>
  return %s : tensor<2x2xi8>
}

func.func @row(%t: tensor<3x4xf32>, %i: index) -> tensor<4xf32> {
  %s = tensor.extract_slice %t[%i, 0] [1, 4] [1, 1] : tensor<3x4xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}

func.func @insert(%s: tensor<2xi16>, %t: tensor<2x3xi16>, %i: index) -> (tensor<2x3xi16>, tensor<2x3xi16>) {
  %r = tensor.insert_slice %s into %t[0, %i] [2, 1] [1, 1] : tensor<2xi16> into tensor<2x3xi16>
  return %r, %t : tensor<2x3xi16>, tensor<2x3xi16>
}

// Threads: the first turns around what came in, the other inserts what it computed.
func.func @forall(%t: tensor<4xi32>, %u: tensor<2x4xi32>) -> (tensor<4xi32>, tensor<2x4xi32>) {
  %c3 = arith.constant 3 : index
  %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %p = %u) -> (tensor<4xi32>, tensor<2x4xi32>) {
    %from = arith.subi %c3, %i : index
    %s = tensor.extract_slice %o[%from] [1] [1] : tensor<4xi32> to tensor<1xi32>
    %k = arith.index_cast %i : index to i32
    %v = tensor.splat %k : tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %v into %p[0, %i] [2, 1] [1, 1] : tensor<2xi32> into tensor<2x4xi32>
    }
  }
  return %r#0, %r#1 : tensor<4xi32>, tensor<2x4xi32>
}

func.func @gather(%t: tensor<3x4xi8>, %at: tensor<2x1xi8>) -> tensor<2x4xi8> {
  %r = tensor.gather %t[%at] gather_dims([0]) : (tensor<3x4xi8>, tensor<2x1xi8>) -> tensor<2x4xi8>
  return %r : tensor<2x4xi8>
}

func.func @scatter(%s: tensor<2x3x1xi8>, %t: tensor<3x4xi8>, %at: tensor<2x1xindex>) -> tensor<3x4xi8> {
  %r = tensor.scatter %s into %t[%at] scatter_dims([1]) unique
      : (tensor<2x3x1xi8>, tensor<3x4xi8>, tensor<2x1xindex>) -> tensor<3x4xi8>
  return %r : tensor<3x4xi8>
}
