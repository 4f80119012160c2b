// Tensors of static shape, made and under other shapes.
func.func @reshape(%t: tensor<2x3xi32>) -> (tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2x1x3xi32>) {
  %shape = arith.constant dense<[3, 2]> : tensor<2xindex>
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %b = tensor.reshape %t(%shape) : (tensor<2x3xi32>, tensor<2xindex>) -> tensor<3x2xi32>
  %c = tensor.cast %t : tensor<2x3xi32> to tensor<2x3xi32>
  %d = tensor.expand_shape %t [[0], [1, 2]] output_shape [2, 1, 3] : tensor<2x3xi32> into tensor<2x1x3xi32>
  return %a, %b, %c, %d : tensor<6xi32>, tensor<3x2xi32>, tensor<2x3xi32>, tensor<2x1x3xi32>
}

func.func @bits(%t: tensor<3xf32>, %u: tensor<2xi16>) -> (tensor<3xi32>, tensor<2xbf16>) {
  %a = tensor.bitcast %t : tensor<3xf32> to tensor<3xi32>
  %b = tensor.bitcast %u : tensor<2xi16> to tensor<2xbf16>
  return %a, %b : tensor<3xi32>, tensor<2xbf16>
}

func.func @rank(%t: tensor<2x3xi32>) -> index {
  %r = tensor.rank %t : tensor<2x3xi32>
  return %r : index
}

func.func @make(%a: f32, %b: f32) -> (tensor<2x2xf32>, tensor<2x3xf32>) {
  %t = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
  %u = tensor.splat %b : tensor<2x3xf32>
  return %t, %u : tensor<2x2xf32>, tensor<2x3xf32>
}

func.func @concat(%a: tensor<2x1xi8>, %b: tensor<2x2xi8>) -> (tensor<2x4xi8>, tensor<4x2xi8>) {
  %r = tensor.concat dim(1) %a, %b, %a : (tensor<2x1xi8>, tensor<2x2xi8>, tensor<2x1xi8>) -> tensor<2x4xi8>
  %s = tensor.concat dim(0) %b, %b : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<4x2xi8>
  return %r, %s : tensor<2x4xi8>, tensor<4x2xi8>
}

func.func @generate(%k: index) -> tensor<2x3xindex> {
  %t = tensor.generate {
  ^bb0(%i: index, %j: index):
    %a = arith.muli %i, %k : index
    %b = arith.addi %a, %j : index
    tensor.yield %b : index
  } : tensor<2x3xindex>
  return %t : tensor<2x3xindex>
}

func.func @pad(%t: tensor<2x2xindex>, %v: index) -> (tensor<4x3xindex>, tensor<3x3xindex>) {
  %p = tensor.pad %t low[1, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : index
  } : tensor<2x2xindex> to tensor<4x3xindex>
  %q = tensor.pad %t low[0, 1] high[1, 0] {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<2x2xindex> to tensor<3x3xindex>
  return %p, %q : tensor<4x3xindex>, tensor<3x3xindex>
}
