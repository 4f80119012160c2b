// RUN: not mlir-interp diff %s --passes=canonicalize | tee %t | FileCheck %s
// RUN: tail -n 1 %t > %t.sh; not sh %t.sh | FileCheck %s --check-prefix=AGAIN
// A number that a pass left, which upstream reads back as another from its own text (N13), is shown
// by this program alone.

// CHECK: DIFFERS behind 'canonicalize': wrong result in @third
// CHECK: to see it
// CHECK-NEXT: mlir-interp{{.*}} diff {{.*}}wide_constant_offered.mlir --passes='builtin.module(canonicalize)' -e third
// CHECK-NOT: mlir-opt
// AGAIN: wrong result in @third
// AGAIN: native after   0.333333333333333333342 : f80
func.func @third(%arg0: index) -> (f80, i1) {
  %one = arith.constant 1.0 : f80
  %three = arith.constant 3.0 : f80
  %r = arith.divf %one, %three : f80
  %zero = index.constant 0
  %n = index.sub %zero, %arg0
  %c = index.cmp sgt(%n, %zero)
  return %r, %c : f80, i1
}
