// RUN: mlir-interp run %s | FileCheck %s
// What makes more bits or fewer of some. The first operand of a concatenation is the most significant.
func.func @main() -> (i8, i4, i0, i12, i66, i4, i1, i1) {
  %a = hw.constant 0x5 : i4
  %b = hw.constant 0xA : i4
  // CHECK: 90 : i8
  %c = comb.concat %a, %b : i4, i4
  // CHECK-NEXT: 6 : i4
  %d = comb.extract %c from 2 : (i8) -> i4
  // CHECK-NEXT: 0 : i0
  %e = comb.concat :
  // CHECK-NEXT: 1365 : i12
  %f = comb.replicate %a : (i4) -> i12
  // CHECK-NEXT: -36893488147419103231 : i66
  %one = hw.constant 1 : i65
  %true = hw.constant true
  %g = comb.concat %true, %one : i1, i65
  // CHECK-NEXT: 0 : i4
  %h = comb.extract %g from 60 : (i66) -> i4
  // CHECK-NEXT: true
  %i = comb.extract %g from 65 : (i66) -> i1
  // CHECK-NEXT: false
  %false = hw.constant false
  %t = comb.truth_table %true, %false -> [true, true, false, true]
  return %c, %d, %e, %f, %g, %h, %i, %t : i8, i4, i0, i12, i66, i4, i1, i1
}
