// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// Wider: zero-extended; narrower: the low bits.
func.func @main() -> (index, i8, i65) {
  %a = arith.constant -1 : i8
  %i = index.constant 300
  %m = index.constant -1
  // CHECK: 255 : index
  %wide = index.castu %a : i8 to index
  // CHECK-NEXT: 44 : i8
  %narrow = index.castu %i : index to i8
  // NARROW: 4294967295 : i65
  // CHECK-NEXT: 18446744073709551615 : i65
  %wider = index.castu %m : index to i65
  return %wide, %narrow, %wider : index, i8, i65
}
