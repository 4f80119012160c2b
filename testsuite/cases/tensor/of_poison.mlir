// T3: of a tensor that is poison as a whole nothing is known: no number is out of its bounds.
// RUN: mlir-interp run %s 2> /dev/null | FileCheck %s
// CHECK: poison : i32
// CHECK-NEXT: poison : tensor<5xi32>
// CHECK-NEXT: poison : tensor<2xi32>
func.func @main() -> (i32, tensor<5xi32>, tensor<2xi32>) {
  %p = ub.poison : tensor<5xi32>
  %c7 = arith.constant 7 : index
  %v = arith.constant 7 : i32
  %x = tensor.extract %p[%c7] : tensor<5xi32>
  %y = tensor.insert %v into %p[%c7] : tensor<5xi32>
  %z = tensor.extract_slice %p[%c7] [2] [1] : tensor<5xi32> to tensor<2xi32>
  return %x, %y, %z : i32, tensor<5xi32>, tensor<2xi32>
}
