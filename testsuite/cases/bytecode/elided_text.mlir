// A text without what is long: resources by the characters of their values, constants by the number of
// their elements, as mlir-opt prints it.
// RUN: mlir-interp print --mlir-elide-resource-strings-if-larger=24 --mlir-elide-elementsattrs-if-larger=3 %s > %t.mlir
// RUN: mlir-opt --mlir-elide-resource-strings-if-larger=24 --mlir-elide-elementsattrs-if-larger=3 %s | diff - %t.mlir
// RUN: FileCheck %s < %t.mlir
func.func @all() {
  // CHECK: dense_resource<short> : tensor<1xi32>
  %short = arith.constant dense_resource<short> : tensor<1xi32>
  // CHECK: dense_resource<long> : tensor<2xi32>
  %long = arith.constant dense_resource<long> : tensor<2xi32>
  // CHECK: dense<[1, 2, 3]>
  %three = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  // CHECK: dense_resource<__elided__> : tensor<4xi32>
  %four = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  // One that stands for all is not long.
  // CHECK: dense<1> : tensor<40xi32>
  %splat = arith.constant dense<1> : tensor<40xi32>
  // CHECK: sparse<{{.*}}> : tensor<8xi32>
  %sparse = arith.constant sparse<[[0], [3]], [1, 2]> : tensor<8xi32>
  // CHECK: dense_resource<__elided__> : tensor<8xi32>
  %places = arith.constant sparse<[[0], [3], [4], [5]], [1, 2, 3, 4]> : tensor<8xi32>
  return
}
// CHECK: short: "0x0400000007000000"
// CHECK-NOT: long:
// CHECK: word: "not longer than that"
// CHECK: flag: true
{-#
  dialect_resources: { builtin: { short: "0x0400000007000000", long: "0x040000000700000008000000" } },
  external_resources: { tool: { word: "not longer than that", other: "longer than they may be", flag: true } }
#-}
