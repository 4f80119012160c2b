// RUN: mlir-interp run %s | FileCheck %s
// A choice of more numbers than fit 64 bits is one.
meaning.op my.any(%n: i128) -> i1 {
  %x = meaning.choose %n : i128
  %r = arith.cmpi ult, %x, %n : i128
  return %r : i1
}
func.func @main() -> i1 {
  %n = arith.constant -1 : i128
  %r = "my.any"(%n) : (i128) -> i1
  return %r : i1
}
// CHECK: true
