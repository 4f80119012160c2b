// Native code and passes get the program as it is written today.
// RUN: mlir-interp check --legacy %s --inputs=100 | FileCheck %s
// RUN: mlir-interp diff --legacy %s --passes=canonicalize | FileCheck %s --check-prefix=DIFF
// CHECK: @f: {{.*}} equal
// DIFF: refines
func @f(%x: i8) -> i8 {
  %one = constant 1 : i8
  %y = addi %x, %one : i8
  %z = subi %y, %one : i8
  return %z : i8
}
