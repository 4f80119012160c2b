// RUN: mlir-interp diff %s --passes=linalg-generalize-named-ops | FileCheck %s
// The threads of scf.forall that share a tensor see it as it came in, and race where two insert one
// element (S8): whatever order they run in, the result is the same, and sixteen of them are judged.

// CHECK: no counterexample in
// CHECK-NOT: undecided
func.func @doubled(%a: tensor<16xi32>) -> tensor<16xi32> {
  %r = scf.forall (%i) in (16) shared_outs(%o = %a) -> tensor<16xi32> {
    %s = tensor.extract_slice %a[%i] [1] [1] : tensor<16xi32> to tensor<1xi32>
    %e = tensor.empty() : tensor<1xi32>
    %q = linalg.add ins(%s, %s : tensor<1xi32>, tensor<1xi32>) outs(%e : tensor<1xi32>)
           -> tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i] [1] [1] : tensor<1xi32> into tensor<16xi32>
    }
  }
  return %r : tensor<16xi32>
}
