// RUN: mlir-interp trace %s --html %t > /dev/null
// RUN: FileCheck %s < %t
// RUN: printf 'goto 6\n' | mlir-interp step %s | FileCheck %s --check-prefix=STEP
// The page goes into the loops of a linalg operation, and counts operations as the stepper does: what
// is there for the loops' sake is played, and not counted.
// CHECK: [3,{{[0-9]+}},["0"]]
// CHECK-NEXT: [0,{{[0-9]+}},["2"],{{.*}}"u":1}]
// CHECK-NEXT: [0,{{[0-9]+}},["-2"]]
// CHECK-NEXT: [0,{{[0-9]+}},[],
// STEP: #6 arith.subi in linalg.map, line [[# @LINE + 6]]
func.func @main() -> tensor<2xi32> {
  %zero = arith.constant 0 : i32
  %t = arith.constant dense<[2, 3]> : tensor<2xi32>
  %r = linalg.map ins(%t : tensor<2xi32>) outs(%t : tensor<2xi32>)
    (%in: i32, %out: i32) {
      %n = arith.subi %zero, %in : i32
      linalg.yield %n : i32
    }
  return %r : tensor<2xi32>
}
