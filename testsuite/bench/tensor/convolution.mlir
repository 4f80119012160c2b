// Images of 16 channels, convolved with 32 kernels of 3 by 3.
func.func @main() -> i32 {
  %n = arith.constant 6 : index // quick 2, test 1
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : i32
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %no_image = tensor.empty() : tensor<1x130x130x16xf32>
  %no_kernel = tensor.empty() : tensor<3x3x16x32xf32>
  %no_features = tensor.empty() : tensor<1x128x128x32xf32>
  %image = linalg.generic {
    indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>],
    iterator_types = ["parallel", "parallel", "parallel", "parallel"]
  } outs(%no_image : tensor<1x130x130x16xf32>) {
  ^bb0(%unused: f32):
    %h = linalg.index 1 : index
    %w = linalg.index 2 : index
    %sum = arith.addi %h, %w : index
    %whole = arith.index_cast %sum : index to i32
    %some = arith.andi %whole, %c3 : i32
    %number = arith.sitofp %some : i32 to f32
    linalg.yield %number : f32
  } -> tensor<1x130x130x16xf32>
  %kernel = linalg.fill ins(%half : f32) outs(%no_kernel : tensor<3x3x16x32xf32>)
              -> tensor<3x3x16x32xf32>
  %none = linalg.fill ins(%zero : f32) outs(%no_features : tensor<1x128x128x32xf32>)
            -> tensor<1x128x128x32xf32>
  %features = scf.for %k = %c0 to %n step %c1 iter_args(%so_far = %none)
                -> tensor<1x128x128x32xf32> {
    %next = linalg.conv_2d_nhwc_hwcf
              ins(%image, %kernel : tensor<1x130x130x16xf32>, tensor<3x3x16x32xf32>)
              outs(%so_far : tensor<1x128x128x32xf32>) -> tensor<1x128x128x32xf32>
    scf.yield %next : tensor<1x128x128x32xf32>
  }
  %one = tensor.extract %features[%c0, %c1, %c1, %c1] : tensor<1x128x128x32xf32>
  %r = arith.fptosi %one : f32 to i32
  return %r : i32
}
