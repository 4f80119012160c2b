// RUN: mlir-interp run %s | FileCheck %s
// Bits: element 0 of an array is the least significant, the first field of a struct the most significant.
!s = !hw.struct<a: i4, b: !hw.array<2xi4>>
func.func @main() -> (!hw.array<3xi4>, !s, i12, !hw.array<2xi6>, i130, !s) {
  %n = hw.constant 0x123 : i12
  // CHECK: [1, 2, 3] : !hw.array<3xi4>
  %a = hw.bitcast %n : (i12) -> !hw.array<3xi4>
  // CHECK-NEXT: {a: 1, b: [2, 3]}
  %s = hw.bitcast %a : (!hw.array<3xi4>) -> !s
  // CHECK-NEXT: 291 : i12
  %m = hw.bitcast %s : (!s) -> i12
  // CHECK-NEXT: [4, -29] : !hw.array<2xi6>
  %b = hw.bitcast %s : (!s) -> !hw.array<2xi6>
  // CHECK-NEXT: 73786976294838206463 : i130
  %wide = hw.aggregate_constant [1 : i65, -1 : i65] : !hw.array<2xi65>
  %w = hw.bitcast %wide : (!hw.array<2xi65>) -> i130
  // What has a bit of poison is poison; what has none is not.
  // CHECK-NEXT: {a: 1, b: [poison, 3]}
  %p = ub.poison : i4
  %one = hw.constant 1 : i4
  %three = hw.constant 3 : i4
  %c = hw.array_create %one, %p, %three : i4
  %d = hw.bitcast %c : (!hw.array<3xi4>) -> !s
  return %a, %s, %m, %b, %w, %d : !hw.array<3xi4>, !s, i12, !hw.array<2xi6>, i130, !s
}
