// RUN: mlir-interp check %s --inputs 300 -O0 -O2 | FileCheck %s
// What a function prints is compared, and goes nowhere else.

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

// CHECK-NOT: {{^[0-9]}}
// CHECK: @both: 300 inputs: all equal
func.func @both(%a: i64, %b: i64) {
  func.call @printI64(%a) : (i64) -> ()
  func.call @printComma() : () -> ()
  func.call @printI64(%b) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}
