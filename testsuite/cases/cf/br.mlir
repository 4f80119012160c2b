// RUN: mlir-interp run %s | FileCheck %s
// Block arguments are copied all at once: round a loop that hands them over crosswise they swap.
func.func @main() -> (i32, i32, i32) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 3 : i32
  %n = arith.constant 4 : i32
  cf.br ^loop(%a, %b, %c, %n : i32, i32, i32, i32)
^loop(%x: i32, %y: i32, %z: i32, %left: i32):
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %done = arith.cmpi eq, %left, %zero : i32
  %less = arith.subi %left, %one : i32
  cf.cond_br %done, ^end(%x, %y, %z : i32, i32, i32), ^loop(%y, %z, %x, %less : i32, i32, i32, i32)
^end(%p: i32, %q: i32, %r: i32):
  // Four rotations of (1, 2, 3).
  // CHECK: 2 : i32
  // CHECK-NEXT: 3 : i32
  // CHECK-NEXT: 1 : i32
  return %p, %q, %r : i32, i32, i32
}
