// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s
// `verify` judges bodies of the file that depend on no types, attributes or regions of a use: without one.
meaning.op my.good(%x: i32) -> i32 {
  arith.addi %x, 1 : i32
}
// CHECK: alone.mlir:[[#@LINE+1]]:1: error: 'my.name' op has a meaning that is wrong
meaning.op my.name(%x: i32) -> i32 {
  // CHECK: alone.mlir:[[#@LINE+1]]:18: note: there: use of undeclared SSA value name
  arith.addi %x, %y : i32
}
// CHECK: alone.mlir:[[#@LINE+2]]:3: error: type of return operand 0 ('i32') doesn't match function result type ('i33')
meaning.op my.result(%x: i32) -> i33 {
  arith.addi %x, 1 : i32
}
// CHECK: alone.mlir:[[#@LINE-3]]:1: error: the error above is in what 'my.result' means
// CHECK: alone.mlir:[[#@LINE+1]]:1: error: 'my.type' has 'i3x' where a type is due
meaning.op my.type(%x: i3x) -> i33 {
  arith.addi %x, 1 : i32
}
// CHECK-NOT: error
meaning.op<N> my.open(%x: i$N) -> i$N {
  arith.addi %x, %z : i$N
}
meaning.op my.region(%x: i32) -> i32 {
  %y = meaning.region 0(%x) : (i32) -> i32
}
func.func @main() {
  return
}
