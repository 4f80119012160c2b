// What the attribute says.
meaning.op<S...> xxx.constant() attributes {value} -> tensor<$S...xf64> {
  %r = arith.constant $value
  return %r : tensor<$S...xf64>
}

// Rows become columns. Tensors are values: whether it may be done in place changes nothing.
meaning.op<N, M> xxx.transpose(%x: tensor<$Nx$Mxf64>) attributes {inplace = false} -> tensor<$Mx$Nxf64> {
  %to = tensor.empty() : tensor<$Mx$Nxf64>
  %r = linalg.transpose ins(%x : tensor<$Nx$Mxf64>) outs(%to : tensor<$Mx$Nxf64>) permutation = [1, 0]
  return %r : tensor<$Mx$Nxf64>
}
