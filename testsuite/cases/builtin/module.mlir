// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
// Modules nest and may be symbols.
// CHECK: module @outer attributes {test.flag} {
// GENERIC: "builtin.module"() <{sym_name = "outer"}> ({
module @outer attributes {test.flag} {
  // CHECK: module {
  module {
  }
  // CHECK: module @inner attributes {sym_visibility = "private"} {
  module @inner attributes {sym_visibility = "private"} {
  }
}
