// RUN: mlir-interp diff %s --lowering=llvm --inputs=200 | FileCheck %s
// RUN: mlir-interp diff %s --opt-cmd="mlir-opt-22 --one-shot-bufferize=bufferize-function-boundaries --convert-scf-to-cf --expand-strided-metadata --convert-to-llvm --reconcile-unrealized-casts" --inputs=200 | FileCheck %s
// RUN: not mlir-interp diff %s -e first --with=%S/Inputs/lowered_tensors.mlir | FileCheck %s --check-prefix=WRONG
// A function of tensors is compared with what took the whole way down at once: its tensors become memory, and that is
// taken apart (decision M18).

// CHECK: no counterexample in {{[0-9]+}} inputs: 2 functions

// WRONG: DIFFERS
// WRONG-SAME: wrong result in @first
func.func @added(%t: tensor<?xi32>, %x: i32) -> (tensor<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %r, %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %zero) -> (tensor<?xi32>, i32) {
    %v = tensor.extract %a[%i] : tensor<?xi32>
    %w = arith.addi %v, %x : i32
    %d = tensor.insert %w into %a[%i] : tensor<?xi32>
    %e = arith.addi %b, %w : i32
    scf.yield %d, %e : tensor<?xi32>, i32
  }
  return %r, %s : tensor<?xi32>, i32
}

func.func @first(%t: tensor<2x2xi8>) -> i8 {
  %c0 = arith.constant 0 : index
  %v = tensor.extract %t[%c0, %c0] : tensor<2x2xi8>
  return %v : i8
}
