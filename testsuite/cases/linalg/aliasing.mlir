// RUN: mlir-interp run %s -e itself --args='dense<[1, 2, 3]> : tensor<3xi32>' | FileCheck %s --check-prefix=ITSELF
// RUN: mlir-interp run %s -e behind --args='dense<[1, 2, 3, 4]> : tensor<4xi32>' | FileCheck %s --check-prefix=BEHIND
// RUN: mlir-interp run %s -e turned --args='dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>' | FileCheck %s --check-prefix=TURNED
// RUN: mlir-interp run %s -e both --args='dense<[1, 2]> : tensor<2xi32>' | FileCheck %s --check-prefix=BOTH
// RUN: mlir-interp run %s -e value --args='dense<[1, 2]> : tensor<2xi32>' | FileCheck %s --check-prefix=VALUE
// What operands share is read and written in the order of the loops (L2); tensors share nothing.

// ITSELF: dense<[2, 4, 6]> : memref<3xi32>
func.func @itself(%m: memref<3xi32>) -> memref<3xi32> {
  linalg.add ins(%m, %m : memref<3xi32>, memref<3xi32>) outs(%m : memref<3xi32>)
  return %m : memref<3xi32>
}

// Each element becomes the one before it, which has become the first one by then.
// BEHIND: dense<[1, 1, 1, 1]> : memref<4xi32>
func.func @behind(%m: memref<4xi32>) -> memref<4xi32> {
  %from = memref.subview %m[0][3][1] : memref<4xi32> to memref<3xi32, strided<[1]>>
  %to = memref.subview %m[1][3][1] : memref<4xi32> to memref<3xi32, strided<[1], offset: 1>>
  linalg.copy ins(%from : memref<3xi32, strided<[1]>>) outs(%to : memref<3xi32, strided<[1], offset: 1>>)
  return %m : memref<4xi32>
}

// TURNED: dense<{{\[\[}}1, 3], [3, 4]]> : memref<2x2xi32>
func.func @turned(%m: memref<2x2xi32>) -> memref<2x2xi32> {
  linalg.transpose ins(%m : memref<2x2xi32>) outs(%m : memref<2x2xi32>) permutation = [1, 0]
  return %m : memref<2x2xi32>
}

// Of two outputs the second is written last.
// BOTH: dense<[20, 40]> : memref<2xi32>
func.func @both(%m: memref<2xi32>) -> memref<2xi32> {
  %two = arith.constant 2 : i32
  %ten = arith.constant 10 : i32
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%m : memref<2xi32>) outs(%m, %m : memref<2xi32>, memref<2xi32>) {
    ^bb0(%x: i32, %a: i32, %b: i32):
      %y = arith.muli %x, %two : i32
      %z = arith.muli %y, %ten : i32
      linalg.yield %y, %z : i32, i32
  }
  return %m : memref<2xi32>
}

// VALUE: dense<[1, 2]> : tensor<2xi32>
// VALUE: dense<[1, 3]> : tensor<2xi32>
// VALUE: dense<[2, 4]> : tensor<2xi32>
func.func @value(%t: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                         iterator_types = ["parallel"]}
      ins(%t : tensor<2xi32>) outs(%t, %t : tensor<2xi32>, tensor<2xi32>) {
    ^bb0(%x: i32, %a: i32, %b: i32):
      %i = linalg.index 0 : index
      %n = arith.index_cast %i : index to i32
      %y = arith.addi %a, %n : i32
      %z = arith.addi %x, %b : i32
      linalg.yield %y, %z : i32, i32
  } -> (tensor<2xi32>, tensor<2xi32>)
  return %t, %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
}
