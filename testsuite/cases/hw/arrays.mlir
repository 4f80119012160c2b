// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e argument --args '[3 : i8, 2 : i8, 1 : i8]' | FileCheck %s --check-prefix=ARGUMENT
// Arrays are written from the last element down.
func.func @argument(%a: !hw.array<3xi8>) -> i8 {
  %zero = hw.constant 0 : i2
  // ARGUMENT: 1 : i8
  %r = hw.array_get %a[%zero] : !hw.array<3xi8>, i2
  return %r : i8
}
func.func @main() -> (!hw.array<3xi8>, !hw.array<5xi8>, i8, i8, !hw.array<2xi8>, !hw.array<3xi8>, i8) {
  %one = hw.constant 1 : i8
  %two = hw.constant 2 : i8
  %three = hw.constant 3 : i8
  // CHECK: [3, 2, 1] : !hw.array<3xi8>
  %a = hw.array_create %three, %two, %one : i8
  %b = hw.aggregate_constant [5 : i8, 4 : i8] : !hw.array<2xi8>
  // CHECK-NEXT: [5, 4, 3, 2, 1] : !hw.array<5xi8>
  %c = hw.array_concat %b, %a : !hw.array<2xi8>, !hw.array<3xi8>
  // CHECK-NEXT: 1 : i8
  // CHECK-NEXT: 3 : i8
  %at0 = hw.constant 0 : i2
  %at1 = hw.constant 1 : i2
  %at2 = hw.constant 2 : i2
  %e = hw.array_get %a[%at0] : !hw.array<3xi8>, i2
  %f = hw.array_get %a[%at2] : !hw.array<3xi8>, i2
  // CHECK-NEXT: [3, 2] : !hw.array<2xi8>
  %s = hw.array_slice %a[%at1] : (!hw.array<3xi8>) -> !hw.array<2xi8>
  // CHECK-NEXT: [3, 9, 1] : !hw.array<3xi8>
  %nine = hw.constant 9 : i8
  %i = hw.array_inject %a[%at1], %nine : !hw.array<3xi8>, i2
  // CHECK-NEXT: 9 : i8
  %single = hw.array_create %nine : i8
  %none = hw.constant 0 : i0
  %g = hw.array_get %single[%none] : !hw.array<1xi8>, i0
  return %a, %c, %e, %f, %s, %i, %g : !hw.array<3xi8>, !hw.array<5xi8>, i8, i8, !hw.array<2xi8>, !hw.array<3xi8>, i8
}
