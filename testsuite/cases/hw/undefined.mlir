// RUN: mlir-interp run %s --seed=3 | FileCheck %s
// RUN: (for s in 1 2 3 4 5 6 7 8; do mlir-interp run %s --seed=$s | tail -4; done) | sort -u | wc -l | FileCheck %s --check-prefix=MANY
// What lies beyond an array, and beside a field of a union, is any bits.
// MANY-NOT: {{^4$}}
!u = !hw.union<low: i4, all: i8>
func.func @main() -> (i4, !hw.array<2xi8>, i8, !hw.array<3xi8>, i8) {
  %a = hw.aggregate_constant [3 : i8, 2 : i8, 1 : i8] : !hw.array<3xi8>
  %three = hw.constant 3 : i2
  %two = hw.constant 2 : i2
  // CHECK: 5 : i4
  %n = hw.constant 5 : i4
  %u = hw.union_create "low", %n : !u
  %low = hw.union_extract %u["low"] : !u
  %all = hw.union_extract %u["all"] : !u
  // CHECK-NEXT: [{{.*}}, 3] : !hw.array<2xi8>
  %s = hw.array_slice %a[%two] : (!hw.array<3xi8>) -> !hw.array<2xi8>
  %g = hw.array_get %a[%three] : !hw.array<3xi8>, i2
  %v = hw.constant 9 : i8
  %i = hw.array_inject %a[%three], %v : !hw.array<3xi8>, i2
  return %low, %s, %g, %i, %all : i4, !hw.array<2xi8>, i8, !hw.array<3xi8>, i8
}
