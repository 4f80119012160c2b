// RUN: mlir-interp run %s | FileCheck %s
// A body of nothing but its end is run for every index where it gives one.

// CHECK: dense<[0, 1, 2, 3]> : tensor<4xindex>
// CHECK-NEXT: dense<[0, 9, 2, 3]> : tensor<4xindex>
func.func @main() -> (tensor<4xindex>, tensor<4xindex>) {
  %made = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<4xindex>
  %nine = arith.constant dense<9> : tensor<1xindex>
  %padded = tensor.pad %nine low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<1xindex> to tensor<4xindex>
  return %made, %padded : tensor<4xindex>, tensor<4xindex>
}
