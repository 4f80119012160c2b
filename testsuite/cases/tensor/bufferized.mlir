// RUN: mlir-interp diff %s --passes='one-shot-bufferize{bufferize-function-boundaries},scf-forall-to-for' | FileCheck %s
// What is undefined of slices is undefined of the memory that they become (T4).
// CHECK: no counterexample in
func.func @f(%a: i32, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.splat %a : tensor<4xi32>
  %s = tensor.extract_slice %t[%i] [2] [1] : tensor<4xi32> to tensor<2xi32>
  %r = scf.forall (%k) in (2) shared_outs(%o = %s) -> tensor<2xi32> {
    %v = arith.index_cast %k : index to i32
    %w = tensor.from_elements %v : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %w into %o[%k] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  %e = tensor.insert_slice %r into %t[2] [2] [1] : tensor<2xi32> into tensor<4xi32>
  %x = tensor.extract %e[%c0] : tensor<4xi32>
  return %x : i32
}
