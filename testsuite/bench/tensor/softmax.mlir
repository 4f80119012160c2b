// The steps of softmax over rows of 512, again and again over what they gave.
func.func @softmax(%x: tensor<256x512xf32>) -> tensor<256x512xf32> {
  %zero = arith.constant 0.0 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %column = tensor.empty() : tensor<256xf32>
  %matrix = tensor.empty() : tensor<256x512xf32>
  %low = linalg.fill ins(%lowest : f32) outs(%column : tensor<256xf32>) -> tensor<256xf32>
  %none = linalg.fill ins(%zero : f32) outs(%column : tensor<256xf32>) -> tensor<256xf32>
  %greatest = linalg.reduce { arith.maximumf } ins(%x : tensor<256x512xf32>)
                outs(%low : tensor<256xf32>) dimensions = [1]
  %e = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %greatest : tensor<256x512xf32>, tensor<256xf32>) outs(%matrix : tensor<256x512xf32>) {
  ^bb0(%element: f32, %most: f32, %unused: f32):
    %less = arith.subf %element, %most : f32
    %power = math.exp %less : f32
    linalg.yield %power : f32
  } -> tensor<256x512xf32>
  %sums = linalg.reduce { arith.addf } ins(%e : tensor<256x512xf32>)
            outs(%none : tensor<256xf32>) dimensions = [1]
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%e, %sums : tensor<256x512xf32>, tensor<256xf32>) outs(%matrix : tensor<256x512xf32>) {
  ^bb0(%element: f32, %sum: f32, %unused: f32):
    %part = arith.divf %element, %sum : f32
    linalg.yield %part : f32
  } -> tensor<256x512xf32>
  return %r : tensor<256x512xf32>
}

func.func @main() -> i32 {
  %n = arith.constant 20 : index // quick 5, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 1.0e9 : f32
  %one = arith.constant 1.0 : f32
  %matrix = tensor.empty() : tensor<256x512xf32>
  %x = linalg.fill ins(%one : f32) outs(%matrix : tensor<256x512xf32>) -> tensor<256x512xf32>
  %y = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %x) -> tensor<256x512xf32> {
    %next = func.call @softmax(%so_far) : (tensor<256x512xf32>) -> tensor<256x512xf32>
    scf.yield %next : tensor<256x512xf32>
  }
  %element = tensor.extract %y[%c1, %c1] : tensor<256x512xf32>
  %large = arith.mulf %element, %many : f32
  %r = arith.fptosi %large : f32 to i32
  return %r : i32
}
