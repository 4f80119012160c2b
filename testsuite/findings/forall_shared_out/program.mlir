func.func @doubled(%t: tensor<2xi32>, %first: index, %second: index) -> i32 {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> tensor<2xi32> {
    %e = tensor.extract %o[%first] : tensor<2xi32>
    %n = arith.addi %e, %e : i32
    %s = tensor.from_elements %n : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  %e = tensor.extract %r[%second] : tensor<2xi32>
  return %e : i32
}
