// RUN: mlir-interp run %s | FileCheck %s
// A convolution by Winograd's transforms (L8) is the convolution: with numbers for which nothing is
// rounded, to the last bit. The image has two tiles a side.

func.func @winograd(%image: tensor<1x6x6x2xf32>, %filter: tensor<2x3x3x2xf32>, %to: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %zero = arith.constant dense<0.0> : tensor<16x4x2xf32>
  %e0 = tensor.empty() : tensor<4x4x2x2xf32>
  %g = linalg.winograd_filter_transform fmr(F_2_3) ins(%filter : tensor<2x3x3x2xf32>) outs(%e0 : tensor<4x4x2x2xf32>) -> tensor<4x4x2x2xf32>
  %e1 = tensor.empty() : tensor<4x4x2x2x1x2xf32>
  %d = linalg.winograd_input_transform fmr(F_2_3) ins(%image : tensor<1x6x6x2xf32>) outs(%e1 : tensor<4x4x2x2x1x2xf32>) -> tensor<4x4x2x2x1x2xf32>
  %gs = tensor.collapse_shape %g [[0, 1], [2], [3]] : tensor<4x4x2x2xf32> into tensor<16x2x2xf32>
  %ds = tensor.collapse_shape %d [[0, 1], [2, 3, 4], [5]] : tensor<4x4x2x2x1x2xf32> into tensor<16x4x2xf32>
  %ys = linalg.batch_matmul ins(%ds, %gs : tensor<16x4x2xf32>, tensor<16x2x2xf32>) outs(%zero : tensor<16x4x2xf32>) -> tensor<16x4x2xf32>
  %y = tensor.expand_shape %ys [[0, 1], [2, 3, 4], [5]] output_shape [4, 4, 2, 2, 1, 2] : tensor<16x4x2xf32> into tensor<4x4x2x2x1x2xf32>
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%y : tensor<4x4x2x2x1x2xf32>) outs(%to : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %r : tensor<1x4x4x2xf32>
}

func.func @main() -> (i1, tensor<1xf32>) {
  %three = arith.constant 3.0 : f32
  %image = tensor.generate {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    %0 = affine.apply affine_map<(h, w, c) -> ((h * 5 + w * 3 + c * 7) mod 11)>(%h, %w, %c)
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    tensor.yield %2 : f32
  } : tensor<1x6x6x2xf32>
  %filter = tensor.generate {
  ^bb0(%f: index, %h: index, %w: index, %c: index):
    %0 = affine.apply affine_map<(f, h, w, c) -> ((f * 3 + h * 2 + w * 5 + c) mod 7)>(%f, %h, %w, %c)
    %1 = arith.index_cast %0 : index to i32
    %2 = arith.sitofp %1 : i32 to f32
    tensor.yield %2 : f32
  } : tensor<2x3x3x2xf32>
  %to = tensor.splat %three : tensor<1x4x4x2xf32>
  %a = func.call @winograd(%image, %filter, %to) : (tensor<1x6x6x2xf32>, tensor<2x3x3x2xf32>, tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %b = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<1x6x6x2xf32>, tensor<2x3x3x2xf32>) outs(%to : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %true = arith.constant dense<true> : tensor<i1>
  %same = arith.cmpf oeq, %a, %b : tensor<1x4x4x2xf32>
  %all = linalg.reduce { arith.andi } ins(%same : tensor<1x4x4x2xi1>) outs(%true : tensor<i1>) dimensions = [0, 1, 2, 3]
  %r = tensor.extract %all[] : tensor<i1>
  %first = tensor.extract_slice %a[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x4x4x2xf32> to tensor<1xf32>
  return %r, %first : i1, tensor<1xf32>
}
// CHECK: true
// CHECK-NEXT: 2.720000e+02
