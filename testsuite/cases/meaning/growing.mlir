// RUN: not mlir-interp verify %s 2>&1 | FileCheck %s
// RUN: mlir-interp verify %s >/dev/null 2>&1; test $? -eq 7
// Each instance needs one of a larger type, without end.
meaning.op<T> my.grow(%x: $T) {
  %c = builtin.unrealized_conversion_cast %x : $T to tuple<$T>
  "my.grow"(%c) : (tuple<$T>) -> ()
  return
}
func.func @main(%x: i32) {
  // CHECK: error: 'my.grow' op has a meaning that needs too many others, one within another
  "my.grow"(%x) : (i32) -> ()
  return
}
