// RUN: printf 'goto 3\nprint %%%%t\nprint %%%%row\nstep\nprint %%%%t\nprint %%%%s\n' | mlir-interp step %s | FileCheck %s --match-full-lines --strict-whitespace
// One dimension longer than 1 goes from top to bottom where it is not the last.
//      CHECK:%t = tensor<1x3x1xi32>
// CHECK-NEXT:   1
// CHECK-NEXT:   2
// CHECK-NEXT:   3
//      CHECK:%row = dense<{{\[\[}}7, 8, 9]]> : tensor<1x3xi32>
//      CHECK:%t = tensor<1x3x1xi32>
// CHECK-NEXT:   1
// CHECK-NEXT:  (2)
// CHECK-NEXT:  (3)
//      CHECK:%s = tensor<2x1xi32>
// CHECK-NEXT:  [2]
// CHECK-NEXT:  [3]
func.func @main() {
  %t = arith.constant dense<[[[1], [2], [3]]]> : tensor<1x3x1xi32>
  %row = arith.constant dense<[[7, 8, 9]]> : tensor<1x3xi32>
  %s = tensor.extract_slice %t[0, 1, 0] [1, 2, 1] [1, 1, 1] : tensor<1x3x1xi32> to tensor<2x1xi32>
  return
}
