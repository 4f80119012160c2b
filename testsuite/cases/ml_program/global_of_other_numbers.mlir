// RUN: split-file %s %t
// RUN: not mlir-interp run %t/array.mlir 2>&1 | FileCheck %t/array.mlir
// RUN: not mlir-interp run %t/scalar.mlir 2>&1 | FileCheck %t/scalar.mlir
// RUN: not mlir-interp run %t/elements.mlir 2>&1 | FileCheck %t/elements.mlir
// RUN: not mlir-interp run %t/sizes.mlir 2>&1 | FileCheck %t/sizes.mlir
// A global is given by a value of its type; of a tensor the sizes may be others until it is read (T5).

//--- array.mlir
ml_program.global private mutable @g(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<900 x i32>
func.func @main() -> !llvm.array<900 x i32> {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'ml_program.global_load': a global of type 'tensor<2xi32>' given like this
  %v = ml_program.global_load @g : !llvm.array<900 x i32>
  return %v : !llvm.array<900 x i32>
}

//--- scalar.mlir
ml_program.global private mutable @g(1.5 : f80) : tensor<2xi32>
func.func @main() -> tensor<2xi32> {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'ml_program.global_load': a global of type 'f80' given like this
  %v = ml_program.global_load @g : tensor<2xi32>
  return %v : tensor<2xi32>
}

//--- elements.mlir
ml_program.global private mutable @g(dense<[1, 2]> : tensor<2xi8>) : tensor<2xi64>
func.func @main() -> tensor<2xi64> {
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'ml_program.global_load': a global of type 'tensor<2xi8>' given like this
  %v = ml_program.global_load @g : tensor<2xi64>
  return %v : tensor<2xi64>
}

//--- sizes.mlir
ml_program.global private mutable @g(dense<[1, 2]> : tensor<2xi32>) : tensor<900xi32>
func.func @main() -> tensor<900xi32> {
  // CHECK: [[# @LINE + 1]]:8: error: undefined behaviour: the size of dimension 0 is 2 in the tensor, but 900 in its type
  %v = ml_program.global_load @g : tensor<900xi32>
  return %v : tensor<900xi32>
}
