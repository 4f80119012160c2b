// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print %s | mlir-interp print - | FileCheck %s
// A name is quoted where it holds anything but letters, digits, '_', '$' and '.': a zero byte, too.
// CHECK: func.func @"ab\00cd"() attributes {"a\00b", a.b = 1 : i32}
func.func @"ab\00cd"() attributes {"a\00b", "a.b" = 1 : i32} {
  return
}
// CHECK: func.func @"\00"()
func.func @"\00"() {
  return
}
// CHECK: func.func @ab$c.d_e()
func.func @"ab$c.d_e"() {
  return
}
