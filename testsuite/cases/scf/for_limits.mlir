// RUN: mlir-interp run %s | FileCheck %s
// Bounds of any width and sign, and the end of the type (DECISIONS S1).
func.func @main() {
  %m3 = arith.constant -3 : i32
  %two = arith.constant 2 : i32
  scf.for %i = %m3 to %two step %two : i32 {
    // CHECK: -3
    // CHECK-NEXT: -1
    // CHECK-NEXT: 1
    vector.print %i : i32
  }

  // 200 would be next; it does not fit, and is not below 127.
  %zero = arith.constant 0 : i8
  %hundred = arith.constant 100 : i8
  %max = arith.constant 127 : i8
  scf.for %i = %zero to %max step %hundred : i8 {
    // CHECK-NEXT: 0
    // CHECK-NEXT: 100
    vector.print %i : i8
  }
  %min = arith.constant -128 : i8
  scf.for %i = %min to %max step %hundred : i8 {
    // CHECK-NEXT: -128
    // CHECK-NEXT: -28
    // CHECK-NEXT: 72
    vector.print %i : i8
  }

  // As unsigned numbers 250 is below 255, and 4 is not below 2.
  %a = arith.constant 250 : i8
  %b = arith.constant 255 : i8
  %three = arith.constant 3 : i8
  scf.for unsigned %i = %a to %b step %three : i8 {
    %u = arith.extui %i : i8 to i32
    // CHECK-NEXT: 250
    // CHECK-NEXT: 253
    vector.print %u : i32
  }
  // A step that is negative as a signed number is positive here.
  scf.for unsigned %i = %zero to %b step %min : i8 {
    %u = arith.extui %i : i8 to i32
    // CHECK-NEXT: 0
    // CHECK-NEXT: 128
    vector.print %u : i32
  }
  // Signed, there is nothing between 0 and -1; unsigned, there is.
  scf.for %i = %zero to %b step %three : i8 {
    vector.print %i : i8
  }

  %wide = arith.constant 0x10000000000000000 : i80
  %end = arith.constant 0x10000000000000003 : i80
  %one = arith.constant 1 : i80
  %count = scf.for %i = %wide to %end step %one iter_args(%n = %one) -> (i80) : i80 {
    %n2 = arith.addi %n, %n : i80
    scf.yield %n2 : i80
  }
  %narrow = arith.trunci %count : i80 to i32
  // CHECK-NEXT: 8
  vector.print %narrow : i32
  return
}
