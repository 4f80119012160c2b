// nan, inf and -inf are taken for floats that have them, with their type or without; a string is no reference to an argument.
// RUN: mlir-interp run %s -e f --args='nan, -inf' | FileCheck %s
// RUN: mlir-interp run %s -e f --args='inf, 1.0' | FileCheck %s --check-prefix=INF
// RUN: mlir-interp run %s -e f --args='nan : f32, -inf : f64' | FileCheck %s
// RUN: mlir-interp run %s -e f --args='inf : f32, 1.0 : f64' | FileCheck %s --check-prefix=INF
// RUN: not mlir-interp run %s -e f --args='nan : f32, inf : f32' 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not mlir-interp run %s -e i --args='nan : f32' 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not mlir-interp run %s -e g --args=inf 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e i --args=nan 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-interp run %s -e i --args='"x"' 2>&1 | FileCheck %s --check-prefix=STRING

// CHECK: 0x7FC00000 : f32
// CHECK: 0xFFF0000000000000 : f64
// INF: 0x7F800000 : f32
// INF: 1.000000e+00 : f64
// TYPE: error: argument 1 of @f is of type 'f64', but got '0x7F800000 : f32'
// WHOLE: error: argument 0 of @i is of type 'i32', but got '0x7FC00000 : f32'
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
