// Tensors made of others, in other shapes, of other elements.

func.func @joined(%a: tensor<2x1xi32>, %b: tensor<2x2xi32>) -> (tensor<2x3xi32>, tensor<4x2xi32>) {
  %r = tensor.concat dim(1) %a, %b : (tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<2x3xi32>
  %s = tensor.concat dim(0) %b, %b : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %r, %s : tensor<2x3xi32>, tensor<4x2xi32>
}

// -----

func.func @made(%v: i32, %i: index) -> (tensor<3xi32>, tensor<2x2xi32>, tensor<3xindex>, tensor<i32>) {
  %a = tensor.splat %v : tensor<3xi32>
  %b = tensor.from_elements %v, %v, %v, %v : tensor<2x2xi32>
  %c = tensor.generate {
  ^bb0(%j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<3xindex>
  %d = tensor.from_elements %v : tensor<i32>
  return %a, %b, %c, %d : tensor<3xi32>, tensor<2x2xi32>, tensor<3xindex>, tensor<i32>
}

// -----

// One memory in two shapes, of which one is written to.
func.func @folded(%t: tensor<2x3xi32>, %v: i32) -> (tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>) {
  %c1 = arith.constant 1 : index
  %flat = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %u = tensor.insert %v into %flat[%c1] : tensor<6xi32>
  %back = tensor.expand_shape %u [[0, 1]] output_shape [3, 2] : tensor<6xi32> into tensor<3x2xi32>
  return %u, %t, %back : tensor<6xi32>, tensor<2x3xi32>, tensor<3x2xi32>
}

// -----

// A slice whose rows lie apart, folded into one dimension.
func.func @apart(%t: tensor<4x4xi8>) -> tensor<4xi8> {
  %s = tensor.extract_slice %t[0, 1] [2, 2] [2, 1] : tensor<4x4xi8> to tensor<2x2xi8>
  %r = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xi8> into tensor<4xi8>
  return %r : tensor<4xi8>
}

// -----

func.func @reshaped(%t: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<?x?xf32>) {
  %shape = arith.constant dense<[3, 2]> : tensor<2xi64>
  %r = tensor.reshape %t(%shape) : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xf32>
  %c = tensor.cast %t : tensor<2x3xf32> to tensor<?x?xf32>
  return %r, %c : tensor<3x2xf32>, tensor<?x?xf32>
}

// -----

// The border is another element for each place.
func.func @bordered(%t: tensor<2x2xindex>, %n: i1) -> tensor<?x4xindex> {
  %high = arith.index_castui %n : i1 to index
  %r = tensor.pad %t low[1, 2] high[%high, 0] {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    tensor.yield %s : index
  } : tensor<2x2xindex> to tensor<?x4xindex>
  return %r : tensor<?x4xindex>
}

// -----

// Elements that are no whole bytes, and others that are several numbers.
func.func @odd(%a: tensor<9xi1>, %b: tensor<9xi7>, %x: tensor<2xbf16>, %z: tensor<2xcomplex<f32>>)
    -> (tensor<9xi1>, tensor<9xi7>, tensor<2xbf16>, tensor<2xcomplex<f32>>, tensor<2xf32>) {
  %m = linalg.map { arith.xori } ins(%a, %a : tensor<9xi1>, tensor<9xi1>) outs(%a : tensor<9xi1>)
  %n = linalg.add ins(%b, %b : tensor<9xi7>, tensor<9xi7>) outs(%b : tensor<9xi7>) -> tensor<9xi7>
  %y = linalg.mul ins(%x, %x : tensor<2xbf16>, tensor<2xbf16>) outs(%x : tensor<2xbf16>) -> tensor<2xbf16>
  %w = linalg.add ins(%z, %z : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
      outs(%z : tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %to = tensor.empty() : tensor<2xf32>
  %re = linalg.map { complex.re } ins(%w : tensor<2xcomplex<f32>>) outs(%to : tensor<2xf32>)
  return %m, %n, %y, %w, %re : tensor<9xi1>, tensor<9xi7>, tensor<2xbf16>, tensor<2xcomplex<f32>>, tensor<2xf32>
}

// -----

// Arithmetic on whole tensors, without linalg, and a tensor without dimensions.
func.func @elementwise(%a: tensor<4xi32>, %b: tensor<4xi32>, %t: tensor<f64>) -> (tensor<4xi32>, tensor<f64>) {
  %s = arith.addi %a, %b : tensor<4xi32>
  %c = arith.cmpi slt, %s, %a : tensor<4xi32>
  %r = arith.select %c, %a, %s : tensor<4xi1>, tensor<4xi32>
  %n = math.absf %t : tensor<f64>
  return %r, %n : tensor<4xi32>, tensor<f64>
}

// -----

// Constants are shared, and may not be written to.
func.func @constant(%i: i1, %v: i32) -> (tensor<3xi32>, tensor<3xi32>) {
  %at = arith.index_castui %i : i1 to index
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %u = tensor.insert %v into %t[%at] : tensor<3xi32>
  return %t, %u : tensor<3xi32>, tensor<3xi32>
}

// -----

// What bufferization itself says: memory of a tensor's own, a copy, a place to write to.
func.func @own(%t: tensor<3xi32>, %m: memref<3xi32>) -> tensor<3xi32> {
  %a = bufferization.alloc_tensor() copy(%t) : tensor<3xi32>
  %r = linalg.add ins(%a, %t : tensor<3xi32>, tensor<3xi32>) outs(%a : tensor<3xi32>) -> tensor<3xi32>
  bufferization.materialize_in_destination %r in restrict writable %m : (tensor<3xi32>, memref<3xi32>) -> ()
  return %r : tensor<3xi32>
}
