// Old names in the generic form, whose parts are those of today.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: 7 : i32
// CHECK-NEXT: 3 : index
func.func @main() -> (i32, index) {
  // NOTE: error: operation being parsed with an unregistered dialect
  // NOTE: note: 'std.constant' is an old spelling of 'arith.constant', which is read with --legacy
  %a = "std.constant"() {value = 3 : i32} : () -> i32
  %b = "std.constant"() {value = 4 : i32} : () -> i32
  %c = "std.addi"(%a, %b) : (i32, i32) -> i32
  %t = "std.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
  %zero = "std.constant"() {value = 0 : index} : () -> index
  %n = "std.dim"(%t, %zero) : (tensor<3xi32>, index) -> index
  "std.return"(%c, %n) : (i32, index) -> ()
}
