// nan, inf and -inf are taken for floats that have them; a string is no reference to an argument.
// RUN: mlir-interp run %s -e f --args='nan, -inf' | FileCheck %s
// RUN: mlir-interp run %s -e f --args='inf, 1.0' | FileCheck %s --check-prefix=INF
// RUN: not mlir-interp run %s -e g --args=inf 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e i --args=nan 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e i --args='"x"' 2>&1 | FileCheck %s --check-prefix=STRING

// CHECK: 0x7FC00000 : f32
// CHECK: 0xFFF0000000000000 : f64
// INF: 0x7F800000 : f32
// INF: 1.000000e+00 : f64
func.func @f(%a: f32, %b: f64) -> (f32, f64) {
  return %a, %b : f32, f64
}
// NONE: <arguments>:1:1: error: expected attribute value
func.func @g(%a: f8E4M3FN) {
  return
}
// STRING: error: argument 0 of @i is of type 'i32', but got '"x"
func.func @i(%a: i32) {
  return
}
