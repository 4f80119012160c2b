// RUN: split-file %s %t
// RUN: not mlir-interp run %t/created.mlir 2>&1 | FileCheck %t/created.mlir
// RUN: not mlir-interp run %t/joined.mlir 2>&1 | FileCheck %t/joined.mlir
// RUN: not mlir-interp run %t/sliced.mlir 2>&1 | FileCheck %t/sliced.mlir
// An array has elements of its type, which upstream's verifiers do not ask for.

//--- created.mlir
func.func @main() -> !hw.array<2xi8> {
  %v = arith.constant 7 : i300
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'hw.array_create': it has no meaning for values of these types together
  %r = "hw.array_create"(%v, %v) : (i300, i300) -> !hw.array<2xi8>
  return %r : !hw.array<2xi8>
}

//--- joined.mlir
func.func @main() -> !hw.array<2xi8> {
  %a = hw.aggregate_constant [1 : i16] : !hw.array<1xi16>
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'hw.array_concat': it has no meaning for values of these types together
  %r = "hw.array_concat"(%a, %a) : (!hw.array<1xi16>, !hw.array<1xi16>) -> !hw.array<2xi8>
  return %r : !hw.array<2xi8>
}

//--- sliced.mlir
func.func @main() -> !hw.array<1xi8> {
  %a = hw.aggregate_constant [1 : i16, 2 : i16] : !hw.array<2xi16>
  %i = hw.constant 0 : i1
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'hw.array_slice': it has no meaning for values of these types together
  %r = "hw.array_slice"(%a, %i) : (!hw.array<2xi16>, i1) -> !hw.array<1xi8>
  return %r : !hw.array<1xi8>
}
