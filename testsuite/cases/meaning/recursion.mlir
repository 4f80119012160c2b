// RUN: mlir-interp run %s | FileCheck %s
// A meaning may name its own operation: it is a function that calls itself.
meaning.op my.factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %done = arith.cmpi sle, %n, %one : i64
  %r = scf.if %done -> i64 {
    scf.yield %one : i64
  } else {
    %less = arith.subi %n, %one : i64
    %f = "my.factorial"(%less) : (i64) -> i64
    %g = arith.muli %n, %f : i64
    scf.yield %g : i64
  }
  return %r : i64
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  %r = "my.factorial"(%n) : (i64) -> i64
  return %r : i64
}
// CHECK: 2432902008176640000 : i64
