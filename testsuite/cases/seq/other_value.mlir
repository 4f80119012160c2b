// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// What is no value of the type that the immutable one holds.
// CHECK: error: unsupported: 'seq.from_immutable': it has no meaning for values of these types together
func.func @main() -> i300 {
  %a = seq.initial() {
    %c = hw.constant 42 : i8
    seq.yield %c : i8
  } : () -> !seq.immutable<i8>
  %r = seq.from_immutable %a : (!seq.immutable<i8>) -> i300
  return %r : i300
}
