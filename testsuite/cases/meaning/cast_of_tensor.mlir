// RUN: mlir-interp run %s | FileCheck %s
// A tensor that is cast to a type of one's own, and back, is held by both: what was cast stays.
meaning.type !own.pair = tensor<2xi16>
func.func @main() -> (!own.pair, tensor<2xi16>) {
  %c = arith.constant dense<[1, 2]> : tensor<2xi16>
  %t = arith.addi %c, %c : tensor<2xi16>
  %r = builtin.unrealized_conversion_cast %t : tensor<2xi16> to !own.pair
  %b = builtin.unrealized_conversion_cast %r : !own.pair to tensor<2xi16>
  %s = arith.addi %b, %c : tensor<2xi16>
  return %r, %s : !own.pair, tensor<2xi16>
}
// CHECK: dense<[2, 4]> : !own.pair
// CHECK-NEXT: dense<[3, 6]> : tensor<2xi16>
