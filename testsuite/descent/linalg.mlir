// Structured operations: what each of them becomes is a nest of loops over memory.

// A reduction over a whole tensor, into an output that holds something.
func.func @sum(%t: tensor<?xi32>, %init: tensor<i32>) -> tensor<i32> {
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]
  } ins(%t : tensor<?xi32>) outs(%init : tensor<i32>) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %r : tensor<i32>
}

// -----

// Rows and columns at once: two results, one of them of an output that is used elsewhere, too.
func.func @two(%t: tensor<2x3xi16>, %rows: tensor<2xi16>, %columns: tensor<3xi16>)
    -> (tensor<2xi16>, tensor<3xi16>, tensor<3xi16>) {
  %r:2 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>],
    iterator_types = ["reduction", "reduction"]
  } ins(%t : tensor<2x3xi16>) outs(%rows, %columns : tensor<2xi16>, tensor<3xi16>) {
  ^bb0(%a: i16, %row: i16, %column: i16):
    %s = arith.addi %a, %row : i16
    %m = arith.maxsi %a, %column : i16
    linalg.yield %s, %m : i16, i16
  } -> (tensor<2xi16>, tensor<3xi16>)
  return %r#0, %r#1, %columns : tensor<2xi16>, tensor<3xi16>, tensor<3xi16>
}

// -----

// Named operations, one on the other's result, over an output that is filled.
func.func @layer(%x: tensor<2x3xf32>, %w: tensor<3x2xf32>, %b: tensor<2xf32>) -> tensor<2x2xf32> {
  %zero = arith.constant 0.0 : f32
  %to = tensor.empty() : tensor<2x2xf32>
  %none = linalg.fill ins(%zero : f32) outs(%to : tensor<2x2xf32>) -> tensor<2x2xf32>
  %product = linalg.matmul ins(%x, %w : tensor<2x3xf32>, tensor<3x2xf32>) outs(%none : tensor<2x2xf32>)
      -> tensor<2x2xf32>
  %bias = linalg.broadcast ins(%b : tensor<2xf32>) outs(%to : tensor<2x2xf32>) dimensions = [0]
  %sum = linalg.add ins(%product, %bias : tensor<2x2xf32>, tensor<2x2xf32>) outs(%to : tensor<2x2xf32>)
      -> tensor<2x2xf32>
  %relu = linalg.max ins(%sum, %none : tensor<2x2xf32>, tensor<2x2xf32>) outs(%sum : tensor<2x2xf32>)
      -> tensor<2x2xf32>
  return %relu : tensor<2x2xf32>
}

// -----

// A window over a padded image.
func.func @convolution(%image: tensor<1x3x3x1xi8>, %kernel: tensor<3x3x1x2xi8>) -> tensor<1x3x3x2xi32> {
  %zero = arith.constant 0 : i8
  %none = arith.constant 0 : i32
  %padded = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : i8
  } : tensor<1x3x3x1xi8> to tensor<1x5x5x1xi8>
  %to = tensor.empty() : tensor<1x3x3x2xi32>
  %start = linalg.fill ins(%none : i32) outs(%to : tensor<1x3x3x2xi32>) -> tensor<1x3x3x2xi32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%padded, %kernel : tensor<1x5x5x1xi8>, tensor<3x3x1x2xi8>)
      outs(%start : tensor<1x3x3x2xi32>) -> tensor<1x3x3x2xi32>
  return %r : tensor<1x3x3x2xi32>
}

// -----

// The transposed of a tensor over itself: the output is the input.
func.func @transposed(%t: tensor<3x3xi32>) -> (tensor<3x3xi32>, tensor<3x3xi32>) {
  %r = linalg.transpose ins(%t : tensor<3x3xi32>) outs(%t : tensor<3x3xi32>) permutation = [1, 0]
  %s = linalg.transpose ins(%r : tensor<3x3xi32>) outs(%r : tensor<3x3xi32>) permutation = [1, 0]
  return %r, %s : tensor<3x3xi32>, tensor<3x3xi32>
}

// -----

// Each point knows where it is, and looks at another element of the tensor that it writes to.
func.func @reversed(%t: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %last = arith.subi %n, %c1 : index
  %r = linalg.generic {
    indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]
  } outs(%t : tensor<?xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %from = arith.subi %last, %i : index
    %x = tensor.extract %t[%from] : tensor<?xi32>
    linalg.yield %x : i32
  } -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// -----

// Sums of what came before, by an operation that gives two results.
func.func @softened(%t: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %to = tensor.empty() : tensor<2x4xf32>
  %zero = arith.constant 0.0 : f32
  %row = tensor.empty() : tensor<2xf32>
  %least = linalg.fill ins(%zero : f32) outs(%row : tensor<2xf32>) -> tensor<2xf32>
  %most = linalg.reduce { arith.maximumf } ins(%t : tensor<2x4xf32>) outs(%least : tensor<2xf32>) dimensions = [1]
  %wide = linalg.broadcast ins(%most : tensor<2xf32>) outs(%to : tensor<2x4xf32>) dimensions = [1]
  %less = linalg.sub ins(%t, %wide : tensor<2x4xf32>, tensor<2x4xf32>) outs(%to : tensor<2x4xf32>) -> tensor<2x4xf32>
  %r = linalg.map { math.absf } ins(%less : tensor<2x4xf32>) outs(%to : tensor<2x4xf32>)
  return %r : tensor<2x4xf32>
}

// -----

// Tiles, and back, with padding that is dropped again.
func.func @tiled(%t: tensor<5x3xi32>) -> (tensor<3x3x2x1xi32>, tensor<5x3xi32>) {
  %c7 = arith.constant 7 : i32
  %to = tensor.empty() : tensor<3x3x2x1xi32>
  %p = linalg.pack %t padding_value(%c7 : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %to
      : tensor<5x3xi32> -> tensor<3x3x2x1xi32>
  %back = tensor.empty() : tensor<5x3xi32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %back
      : tensor<3x3x2x1xi32> -> tensor<5x3xi32>
  return %p, %u : tensor<3x3x2x1xi32>, tensor<5x3xi32>
}

// -----

// A contraction of more than two loops, with a dimension of one and an empty one beside it.
func.func @contracted(%a: tensor<2x1x3xi32>, %b: tensor<2x3x2xi32>, %e: tensor<2x1x0xi32>, %f: tensor<2x0x2xi32>,
                      %c: tensor<2x1x2xi32>) -> (tensor<2x1x2xi32>, tensor<2x1x2xi32>) {
  %r = linalg.batch_matmul ins(%a, %b : tensor<2x1x3xi32>, tensor<2x3x2xi32>) outs(%c : tensor<2x1x2xi32>)
      -> tensor<2x1x2xi32>
  %s = linalg.batch_matmul ins(%e, %f : tensor<2x1x0xi32>, tensor<2x0x2xi32>) outs(%r : tensor<2x1x2xi32>)
      -> tensor<2x1x2xi32>
  return %r, %s : tensor<2x1x2xi32>, tensor<2x1x2xi32>
}
