func.func @f() -> tensor<4xi32> {
  %init = arith.constant dense<0> : tensor<4xi32>
  %part = arith.constant dense<7> : tensor<1xi32>
  %r = scf.forall (%i) in (4) shared_outs(%out = %init) -> (tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %out[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
