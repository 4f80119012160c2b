// A meaning that names its own operation is as many functions as it has forms, and not as many as calls.
// RUN: printf 'step\nstep\nstep\nstep\nstep\nstep\nbt\n' | mlir-interp step %s --inside-meanings | FileCheck %s
meaning.op my.down(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %done = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %done -> i64 {
    scf.yield %zero : i64
  } else {
    %one = arith.constant 1 : i64
    %less = arith.subi %n, %one : i64
    %f = "my.down"(%less) : (i64) -> i64
    scf.yield %f : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  %r = "my.down"(%n) : (i64) -> i64
  return %r : i64
}
// CHECK: #1 arith.constant in @main
// CHECK: arith.subi in my.down, line 10
