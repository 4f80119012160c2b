// A number is the result of no operation, and result 4294967295 of a name is no number.
// RUN: split-file %s %t
// RUN: not mlir-interp print --legacy %t/defined.mlir 2>&1 | FileCheck %s
// RUN: not mlir-interp print --legacy %t/used.mlir 2>&1 | FileCheck %s --check-prefix=USED
//--- defined.mlir
func.func @f(%n: index) {
  // CHECK: :3:11: error: expected SSA operand
  scf.for 0 = %n to %n step %n {
  }
  return
}
//--- used.mlir
func.func @f() {
  // USED: error: result number too large
  %r = arith.addi %13#4294967295, %13#4294967295 : i32
  return
}
