// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
meaning.type !my.list = !llvm.struct<(i32, !my.pair)>
// CHECK: type_within_itself.mlir:[[# @LINE + 1]]:1: error: what represents '!my.list' contains it
meaning.type !my.pair = !llvm.struct<(i32, !my.list)>
meaning.op my.use(%x: !my.list) {
  return
}
func.func @main(%x: !my.list) {
  "my.use"(%x) : (!my.list) -> ()
  return
}
