// RUN: not mlir-interp diff %s --opt-cmd 'sed s/arith.subi/arith.addi/' --html=%t.html
// RUN: grep -o '"departs": {[^}]*}' %t.html | FileCheck %s
// What a command writes has no locations: what is alike and in order stands for each other, and so does
// what stands between.

// CHECK: "base": 8, "last": 8, "name": "arith.subi", "heir": "arith.addi", "time": 1, "before": "1", "after": "3"
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %start = arith.constant 2 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %start) -> (i32) {
    %d = arith.index_cast %i : index to i32
    %square = arith.muli %a, %a : i32
    %s = arith.subi %a, %d : i32
    scf.yield %s : i32
  }
  return %r : i32
}
