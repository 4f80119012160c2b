// `dim` had a number as its index by right; of a tensor it is tensor.dim.
// RUN: mlir-interp run --legacy %s 2>&1 | FileCheck %s
// CHECK-NOT: warning
// CHECK: 3 : index
// CHECK-NEXT: 2 : index
func @main() -> (index, index) {
  %t = constant dense<0> : tensor<2x3xi8>
  %a = dim %t, 1 : tensor<2x3xi8>
  %m = alloc() : memref<2x3xi8>
  %zero = constant 0 : index
  %b = dim %m, %zero : memref<2x3xi8>
  dealloc %m : memref<2x3xi8>
  return %a, %b : index, index
}
