// RUN: mlir-interp run %s | FileCheck %s
// A tensor where the function takes a memref (X5).
func.func private @printMemrefF32(%t: tensor<*xf32>)
func.func private @verifyMemRefI32(tensor<*xi32>, tensor<*xi32>) -> i64

// CHECK: Unranked Memref base@ = {{.*}} rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data =
// CHECK-NEXT: {{\[\[}}1, 2],
// CHECK-NEXT: [3, 4]]
// CHECK-NEXT: 1 : i64
func.func @main() -> i64 {
  %t = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %u = tensor.cast %t : tensor<2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  %a = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant dense<[1, 3]> : tensor<2xi32>
  %x = tensor.cast %a : tensor<2xi32> to tensor<*xi32>
  %y = tensor.cast %b : tensor<2xi32> to tensor<*xi32>
  %errors = call @verifyMemRefI32(%x, %y) : (tensor<*xi32>, tensor<*xi32>) -> i64
  return %errors : i64
}
