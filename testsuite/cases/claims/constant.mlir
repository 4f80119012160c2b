// RUN: echo '@main %r = 1 // in half of the rounds' > %t.claims
// RUN: echo '@main %b never' >> %t.claims
// RUN: echo '@main %f = 0x7FC00001 : f32' >> %t.claims
// RUN: not mlir-interp run --claims-from=%t.claims %s 2>&1 | FileCheck %s
// A value that is another one, and one that is computed; one NaN is as good as another.
// CHECK: error: a claim is broken: the file of claims says that %r is always 1 : i32, and it is 0 : i32
// CHECK: error: a claim is broken: the file of claims says that %b is never computed, and it is 0 : i32
// CHECK: claims: constant: 2, 2 of them held against 5 values, 1 broken
// CHECK-NEXT: claims: dead value: 1, 1 of them held against 1 value, 1 broken
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %two = arith.constant 2 : i32
  scf.for %i = %c0 to %c4 step %c1 {
    %k = arith.index_cast %i : index to i32
    %r = arith.remui %k, %two : i32
  }
  %b = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f32
  %f = arith.divf %zero, %zero : f32
  return
}
