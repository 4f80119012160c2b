// Of a value that is made very often the first times are kept. What departs behind them cannot be told, nor that
// something else departs first: here the comparison does, in turn 4500, and then the loop's result.
// RUN: not mlir-interp diff %s --opt-cmd='sed s/slt/sle/' --inputs=5 --html %t.html | FileCheck %s
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html
// CHECK: DIFFERS
// CHECK-NOT: first departs
// PAGE: [5000,[
// PAGE-NOT: "departs":
func.func @main(%x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5000 = arith.constant 5000 : index
  %late = arith.constant 4500 : index
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c5000 step %c1 iter_args(%s = %x) -> i32 {
    %is = arith.cmpi slt, %i, %late : index
    %n = arith.addi %s, %one : i32
    %t = arith.select %is, %n, %s : i32
    scf.yield %t : i32
  }
  return %r : i32
}
