// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e argument --args '1 : i2' | FileCheck %s --check-prefix=ARGUMENT
// Constants, enums, wires and parameters.
!e = !hw.enum<A, B, C>
func.func @argument(%e: !e) -> i2 {
  // ARGUMENT: 1 : i2
  %r = hw.bitcast %e : (!e) -> i2
  return %r : i2
}
func.func @main() -> (i1, i70, !e, i1, i1, i8, i8, i8) {
  // CHECK: true
  %true = hw.constant true
  // CHECK-NEXT: 590295810358705651711 : i70
  %wide = hw.constant 0x1FFFFFFFFFFFFFFFFF : i70
  // CHECK-NEXT: C : !hw.enum<A, B, C>
  %C = hw.enum.constant C : !e
  // CHECK-NEXT: true
  %same = hw.enum.cmp %C, %C : !e, !e
  // CHECK-NEXT: false
  %A = hw.enum.constant A : !e
  %other = hw.enum.cmp %C, %A : !e, !e
  // CHECK-NEXT: 42 : i8
  %n = hw.constant 42 : i8
  %w = hw.wire %n sym @s : i8
  // CHECK-NEXT: 7 : i8
  %p = hw.param.value i8 = 7
  // CHECK-NEXT: 12 : i8
  %q = hw.param.value i8 = #hw.param.expr.mul<3, #hw.param.expr.add<1, 3>>
  return %true, %wide, %C, %same, %other, %w, %p, %q : i1, i70, !e, i1, i1, i8, i8, i8
}
