// RUN: not mlir-interp diff %s --inputs=60 --opt-cmd='sed "s/addi/subi/"' | FileCheck %s

// Of inputs that show a difference one is told that native code can be given: no argument is poison, though
// that would be the shorter text.
//      CHECK: DIFFERS {{.*}} wrong result in @sum
// CHECK-NEXT: command
//  CHECK-NOT: poison
//      CHECK: native before
// CHECK-NEXT: native after
func.func @sum(%a: i8, %unused: vector<4xi32>) -> i8 {
  %one = arith.constant 1 : i8
  %r = arith.addi %a, %one : i8
  return %r : i8
}
