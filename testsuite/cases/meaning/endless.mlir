// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=DEEP
// RUN: not mlir-interp run %s -e loop --max-steps=1000000 2>&1 | FileCheck %s --check-prefix=STEPS
// A meaning that does not end meets the limits that every run has.
meaning.op my.again(%n: i64) -> i64 {
  %r = "my.again"(%n) : (i64) -> i64
  return %r : i64
}
meaning.op my.loop() {
  cf.br ^here
^here:
  cf.br ^here
}
func.func @main() -> i64 {
  %n = arith.constant 20 : i64
  // DEEP: error: limit reached:
  %r = "my.again"(%n) : (i64) -> i64
  return %r : i64
}
func.func @loop() {
  // STEPS: error: limit reached: more than 1000000 operations were executed
  "my.loop"() : () -> ()
  return
}
