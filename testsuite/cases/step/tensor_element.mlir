// RUN: printf 'break tensor.extract\ncontinue\nprint %%%%one[%%%%c1]\nprint %%%%one[1] * 2\nprint %%%%one[5]\nprint %%%%none[1]\nprint %%%%one[0, 1]\n' | mlir-interp step %s | FileCheck %s
// An element of a tensor is written as one of a memref is.
// CHECK: %one[%c1] = 7 : i32
// CHECK: %one[1] * 2 = 14
// CHECK: error: index 5 is not within the size 2 of dimension 0
// CHECK: %none[1] = poison
// CHECK-NEXT: the poison was born in 'tensor.empty'
// CHECK: error: an element of %one takes 1 index, as in %one[0]
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %seven = arith.constant 7 : i32
  %none = tensor.empty(%c2) : tensor<?xi32>
  %one = tensor.insert %seven into %none[%c1] : tensor<?xi32>
  %a = tensor.extract %one[%c1] : tensor<?xi32>
  return %a : i32
}
