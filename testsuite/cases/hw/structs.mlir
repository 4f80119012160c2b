// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e argument --args '[1 : i4, [3 : i8, 2 : i8]]' | FileCheck %s --check-prefix=ARGUMENT
// Structs and unions, and names for types.
!inner = !hw.array<2xi8>
!s = !hw.struct<a: i4, b: !inner>
!u = !hw.union<low: i4, high: i4 offset 4, all: i8>
!named = !hw.typealias<@types::@pair, !hw.struct<x: i8, y: i8>>
func.func @argument(%s: !s) -> !inner {
  // ARGUMENT: [3, 2] : !hw.array<2xi8>
  %r = hw.struct_extract %s["b"] : !s
  return %r : !inner
}
func.func @main() -> (!s, i4, !s, i4, !inner, !u, i4, i4, !named) {
  %a = hw.constant 1 : i4
  %b = hw.aggregate_constant [3 : i8, 2 : i8] : !inner
  // CHECK: {a: 1, b: [3, 2]} : !hw.struct<a: i4, b: !hw.array<2xi8>>
  %s = hw.struct_create (%a, %b) : !s
  // CHECK-NEXT: 1 : i4
  %e = hw.struct_extract %s["a"] : !s
  // CHECK-NEXT: {a: 7, b: [3, 2]}
  %seven = hw.constant 7 : i4
  %t = hw.struct_inject %s["a"], %seven : !s
  // CHECK-NEXT: 7 : i4
  // CHECK-NEXT: [3, 2]
  %f:2 = hw.struct_explode %t : !s
  // CHECK-NEXT: 90 : !hw.union<
  %n = hw.constant 0x5A : i8
  %u = hw.union_create "all", %n : !u
  // CHECK-NEXT: -6 : i4
  %low = hw.union_extract %u["low"] : !u
  // CHECK-NEXT: 5 : i4
  %high = hw.union_extract %u["high"] : !u
  // CHECK-NEXT: {x: 2, y: 1} : !hw.typealias<@types::@pair, !hw.struct<x: i8, y: i8>>
  %named = hw.aggregate_constant [2 : i8, 1 : i8] : !named
  return %s, %e, %t, %f#0, %f#1, %u, %low, %high, %named : !s, i4, !s, i4, !inner, !u, i4, i4, !named
}
