// RUN: split-file %s %t
// RUN: not mlir-interp verify %t/unbound.mlir 2>&1 | FileCheck %s --check-prefix=UNBOUND
// RUN: not mlir-interp verify %t/unknown.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-interp verify %t/ours.mlir 2>&1 | FileCheck %s --check-prefix=OURS
// RUN: not mlir-interp verify %t/no_end.mlir 2>&1 | FileCheck %s --check-prefix=END
//--- unbound.mlir
// UNBOUND: note: not this one: nothing says what $U is
meaning.op<T, U> my.op(%x: $T) {
  return
}
func.func @f(%x: i32) {
  "my.op"(%x) : (i32) -> ()
  return
}
//--- unknown.mlir
// UNKNOWN: error: 'my.op' op has a meaning that is wrong for this use: there is no variable or attribute $U
meaning.op<T> my.op(%x: $T) {
  %c = arith.constant 0 : $U
  return
}
func.func @f(%x: i32) {
  "my.op"(%x) : (i32) -> ()
  return
}
//--- ours.mlir
// OURS: ours.mlir:2:11: error: 'arith.addi': this operation has a meaning already, by its definition
meaning.op<T> arith.addi(%x: $T, %y: $T) -> $T {
  return %x : $T
}
//--- no_end.mlir
// END: error: the body does not end
meaning.op my.op() {
  return
