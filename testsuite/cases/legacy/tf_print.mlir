// tf.Print prints its message and its operand, and gives it. DECISIONS.md O10.
// RUN: mlir-interp run --legacy %s 2>/dev/null | FileCheck %s
// RUN: mlir-interp print --legacy %s 2>/dev/null | mlir-opt | FileCheck %s --check-prefix=TODAY
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: a row
// CHECK-NEXT: ( 1, 2 )
// CHECK-NEXT: dense<[1, 2]> : tensor<2xi32>
// TODAY: vector.print str "a row\0A"
func.func @main() -> tensor<2xi32> {
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  // NOTE: error: operation being parsed with an unregistered dialect
  // NOTE: note: 'tf.Print' is an old spelling of 'tensor.cast', which is read with --legacy
  %r = "tf.Print"(%t) {message = "a row"} : (tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
