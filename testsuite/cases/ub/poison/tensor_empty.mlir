// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An element that was never given a value is poison that was born with the tensor (T1).
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  // CHECK: note: in 'arith.divui'
  // CHECK: :[[#@LINE+2]]:8: note: the poison was born here: the element was never given a value
  // CHECK: :[[#@LINE+2]]:8: note: it was read by 'tensor.extract' here, from the element [0]
  %t = tensor.empty() : tensor<2xi32>
  %x = tensor.extract %t[%c0] : tensor<2xi32>
  %r = arith.divui %one, %x : i32
  return %r : i32
}
