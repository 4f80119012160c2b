// Tensors, and a structured operation with a region of its own.
ml_program.subgraph @main() -> (tensor<2x2xf32>, f32) {
  %zero = arith.constant 0.0 : f32
  %a = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %room = tensor.empty() : tensor<2x2xf32>
  %clear = linalg.fill ins(%zero : f32) outs(%room : tensor<2x2xf32>) -> tensor<2x2xf32>
  %square = linalg.matmul ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>) outs(%clear : tensor<2x2xf32>) -> tensor<2x2xf32>
  %i = arith.constant 1 : index
  %r = tensor.extract %square[%i, %i] : tensor<2x2xf32>
  %more = tensor.insert %r into %square[%j, %j] : tensor<2x2xf32>
  %j = arith.constant 0 : index
  ml_program.output %more, %r : tensor<2x2xf32>, f32
}
