// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --max-depth=1 | FileCheck %s
// Parts come back bit for bit, a NaN's among them; a sum is that of the parts. What an operation means
// in others counts as no call.

func.func @main() {
  %one = arith.constant 1.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FA00001 : f32
  %z = complex.create %minus, %nan : complex<f32>

  // CHECK: -0
  %re = complex.re %z : complex<f32>
  vector.print %re : f32
  // CHECK-NEXT: 2141192193
  %im = complex.im %z : complex<f32>
  %bits = arith.bitcast %im : f32 to i32
  vector.print %bits : i32

  // CHECK-NEXT: 2
  // CHECK-NEXT: -1
  %w = complex.create %one, %minus : complex<f32>
  %i = complex.create %one, %one : complex<f32>
  %sum = complex.add %w, %i : complex<f32>
  %r = complex.re %sum : complex<f32>
  vector.print %r : f32
  %m = arith.negf %one : f32
  %v = complex.create %m, %m : complex<f32>
  %sum2 = complex.add %v, %w : complex<f32>
  %j = complex.im %sum2 : complex<f32>
  vector.print %j : f32
  return
}
