// RUN: mlir-interp run %s --entry=half --args='7 : !my.num<16>' | FileCheck %s
// RUN: mlir-interp run %s --entry=half --args='7' | FileCheck %s
// RUN: mlir-interp run %s --entry=half --args='7 : i16' | FileCheck %s
// RUN: not mlir-interp run %s --entry=half --args='7 : i32' 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: mlir-interp run %s --entry=second --args='dense<[3, 9]>' | FileCheck %s --check-prefix=SECOND
// An argument of a type of mine is what represents it, and may say either type; so may the elements of a
// tensor.
meaning.type<N> !my.num<$N> = i$N
meaning.op<N> my.half(%a: !my.num<$N>) -> !my.num<$N> {
  %one = arith.constant 1 : i$N
  %r = arith.shrsi %a, %one : i$N
  return %r : i$N
}
func.func @half(%a: !my.num<16>) -> !my.num<16> {
  %r = "my.half"(%a) : (!my.num<16>) -> !my.num<16>
  return %r : !my.num<16>
}
func.func @second(%t: tensor<2x!my.num<16>>) -> !my.num<16> {
  %one = arith.constant 1 : index
  %r = tensor.extract %t[%one] : tensor<2x!my.num<16>>
  return %r : !my.num<16>
}
// CHECK: 3 : !my.num<16>
// OTHER: argument 0 of @half is of type '!my.num<16>', but got '7 : i32'
// SECOND: 9 : !my.num<16>
