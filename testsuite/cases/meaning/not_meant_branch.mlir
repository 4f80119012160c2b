// RUN: not mlir-interp run %s --allow-unregistered-dialect 2>&1 | FileCheck %s
// A branch without a meaning, in a function that holds a tensor: nobody knows where it leads.
func.func @main() {
  %t = arith.constant dense<0> : tensor<2x3xi32>
  // CHECK: not_meant_branch.mlir:[[#@LINE+1]]:3: error: unsupported: 'd.br': the operation has no meaning here
  "d.br"()[^a, ^b] : () -> ()
^a:
  cf.br ^b
^b:
  return
}
