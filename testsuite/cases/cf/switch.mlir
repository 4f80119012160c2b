// RUN: mlir-interp run %s -e pick --args '7' | FileCheck %s --check-prefix=SEVEN
// RUN: mlir-interp run %s -e pick --args '-1' | FileCheck %s --check-prefix=MINUS
// RUN: mlir-interp run %s -e pick --args '3' | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp print %s | FileCheck %s --check-prefix=PRINT
func.func @pick(%flag: i32) -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  // PRINT: cf.switch %arg0 : i32, [
  // PRINT-NEXT: default: ^bb1(%c1_i32 : i32),
  // PRINT-NEXT: 7: ^bb2(%c1_i32, %c2_i32 : i32, i32),
  // PRINT-NEXT: 4294967295: ^bb3
  // PRINT-NEXT: ]
  cf.switch %flag : i32, [
    default: ^default(%a : i32),
    7: ^seven(%a, %b : i32, i32),
    -1: ^minus
  ]
^default(%d: i32):
  // OTHER: 1 : i32
  return %d : i32
^seven(%x: i32, %y: i32):
  %s = arith.addi %x, %y : i32
  // SEVEN: 3 : i32
  return %s : i32
^minus:
  // MINUS: 2 : i32
  return %b : i32
}

// Without a sign, as upstream prints it, where that can be read again.
// PRINT-LABEL: @wide
func.func @wide(%flag: i64) {
  cf.switch %flag : i64, [
    default: ^bb1,
    // PRINT: 4294967295: ^bb1
    4294967295: ^bb1,
    // PRINT-NEXT: -1: ^bb1
    -1: ^bb1
  ]
^bb1:
  return
}
