// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-opt %s --convert-scf-to-cf | mlir-interp run - | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i32
  %c100 = arith.constant 100 : i32

  // while: the condition first; what is behind it goes to `after` or to the results.
  %r = scf.while (%a = %c1) : (i32) -> i32 {
    %go = arith.cmpi slt, %a, %c100 : i32
    scf.condition(%go) %a : i32
  } do {
  ^bb0(%b: i32):
    %d = arith.addi %b, %b : i32
    // CHECK: 2
    // CHECK-NEXT: 4
    // CHECK-NEXT: 8
    // CHECK-NEXT: 16
    // CHECK-NEXT: 32
    // CHECK-NEXT: 64
    // CHECK-NEXT: 128
    vector.print %d : i32
    scf.yield %d : i32
  }
  // CHECK-NEXT: 128
  vector.print %r : i32

  // do-while: the work is in `before`, once at least.
  %once = scf.while (%a = %c10) : (i32) -> i32 {
    %d = arith.addi %a, %c1 : i32
    %go = arith.cmpi slt, %d, %c0 : i32
    scf.condition(%go) %d : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  // CHECK-NEXT: 11
  vector.print %once : i32

  // Other values, of other types, go forward than come back.
  %f:2 = scf.while (%a = %c0, %b = %c1) : (i32, i32) -> (i64, i32) {
    %go = arith.cmpi slt, %b, %c10 : i32
    %w = arith.extsi %a : i32 to i64
    scf.condition(%go) %w, %b : i64, i32
  } do {
  ^bb0(%w: i64, %b: i32):
    %a = arith.trunci %w : i64 to i32
    %n = arith.addi %a, %b : i32
    scf.yield %b, %n : i32, i32
  }
  // CHECK-NEXT: 8
  vector.print %f#0 : i64
  // CHECK-NEXT: 13
  vector.print %f#1 : i32
  return
}
