// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
meaning.op my.positive(%x: i32) {
  %good = arith.cmpi sgt, %x, 0 : i32
  meaning.require %good else undefined "the number is not positive"
}
func.func @main() {
  %p = ub.poison : i32
  // CHECK: require_poison.mlir:[[#@LINE+1]]:3: error: undefined behaviour: it is poison whether this is so: the number is not positive
  "my.positive"(%p) : (i32) -> ()
  return
}
// CHECK: require_poison.mlir:7:8: note: the poison was born here: ub.poison makes it
