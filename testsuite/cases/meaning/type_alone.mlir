// RUN: mlir-interp run %s --args=1 | FileCheck %s
// A type that is represented needs no operation of its dialect.
meaning.type !my.t = i32
func.func @main(%c: !my.t) -> !my.t {
  return %c : !my.t
}
// CHECK: 1 : !my.t
