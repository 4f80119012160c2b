// RUN: mlir-interp run %s 2>&1 | FileCheck %s
// How poison went through the loops of an operation: what read it first, of which operand, and no operation twice.
// CHECK: poison : f32
func.func @main() -> f32 {
  %n = arith.constant 3 : index
  %one = arith.constant dense<1.0> : tensor<f32>
  // CHECK: :[[#@LINE+1]]:8: note: the poison was born here: the element was never given a value
  %e = tensor.empty(%n) : tensor<?xf32>
  // CHECK-NEXT: %e =
  // CHECK: :[[#@LINE+1]]:8: note: it was read by 'linalg.reduce' here, from the element [0] of %e
  %s = linalg.reduce { arith.addf } ins(%e : tensor<?xf32>) outs(%one : tensor<f32>) dimensions = [0]
  // CHECK: :[[#@LINE-1]]:8: note: it went through 'arith.addf' here
  // CHECK: :[[#@LINE-2]]:8: note: it was read by 'linalg.reduce' here
  // CHECK: :[[#@LINE+1]]:8: note: it was read by 'tensor.extract' here
  %v = tensor.extract %s[] : tensor<f32>
  // CHECK: note: on its way were 3 operations that are not shown
  // CHECK-NOT: note
  return %v : f32
}
