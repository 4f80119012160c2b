// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s
meaning.op my.run() -> i32 {
  // expected-error @below {{has no result #0 of type i1, until which it is to run}}
  %r = meaning.graph 0() until 0 : () -> i32
  return %r : i32
}
func.func @main() -> i32 {
  // expected-error @below {{the error above is in what 'my.run' means here}}
  %r = "my.run"() ({
    %one = arith.constant 1 : i32
  }) : () -> i32
  return %r : i32
}
