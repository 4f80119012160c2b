// RUN: printf 'goto 8\nprint %%%%open\nprint %%%%cube\nstep\nprint %%%%s\nstep\nprint %%%%m\nprint %%%%large\ngoto 14\nprint %%%%s\nprint %%%%r\nup\nprint %%%%s\n' | mlir-interp step %s | FileCheck %s --match-full-lines
// Elements are shown as a matrix; what the operation before read stands in (), what it wrote in [].
//      CHECK: %open = tensor<2x?xi32>, sizes [2, 3]
// CHECK-NEXT:     1  (2) (3)
// CHECK-NEXT:    40 (50)(60)
// Of more dimensions, matrix after matrix; those of size 1 make no difference.
//      CHECK: %cube = tensor<2x1x2x2xi32>
// CHECK-NEXT:   [0, 0, :, :]
// CHECK-NEXT:    1  2
// CHECK-NEXT:    3  4
// CHECK-NEXT:   [1, 0, :, :]
// CHECK-NEXT:    5  6
// CHECK-NEXT:    7  8
//      CHECK: %s = tensor<2x2xi32>
// CHECK-NEXT:     2   3
// CHECK-NEXT:    50 (60)
// `?` was never written.
//      CHECK: %m = tensor<3xi32>
// CHECK-NEXT:     ? [60] ?
//      CHECK: %large = tensor<40x40xi8>
// CHECK-COUNT-16:    1  1  1  1  1  1  1  1  1  1  1  1 ...
// CHECK-NEXT:   ...
// In a linalg operation its operands can be looked at, and its result, which is being made.
//      CHECK:   writes %r[0, 1] = 9 : i32
//      CHECK: %s = tensor<2x2xi32>
// CHECK-NEXT:     2  (3)
// CHECK-NEXT:    50  60
//      CHECK: %r = tensor<2x2xi32>
// CHECK-NEXT:     4   3
// CHECK-NEXT:    50  60
//      CHECK: %s = tensor<2x2xi32>
// CHECK-NEXT:     2  (3)
// CHECK-NEXT:    50  60
func.func @main() -> (tensor<2x2xi32>, tensor<3xi32>) {
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[[1, 2, 3], [40, 50, 60]]> : tensor<2x3xi32>
  %cube = arith.constant dense<[[[[1, 2], [3, 4]]], [[[5, 6], [7, 8]]]]> : tensor<2x1x2x2xi32>
  %large = arith.constant dense<1> : tensor<40x40xi8>
  %none = tensor.empty() : tensor<3xi32>
  %open = tensor.cast %t : tensor<2x3xi32> to tensor<2x?xi32>
  %s = tensor.extract_slice %open[0, 1] [2, 2] [1, 1] : tensor<2x?xi32> to tensor<2x2xi32>
  %x = tensor.extract %s[%c1, %c1] : tensor<2x2xi32>
  %m = tensor.insert %x into %none[%c1] : tensor<3xi32>
  %r = linalg.map { arith.muli } ins(%s, %s : tensor<2x2xi32>, tensor<2x2xi32>) outs(%s : tensor<2x2xi32>)
  return %r, %m : tensor<2x2xi32>, tensor<3xi32>
}
