// RUN: split-file %s %t
// RUN: mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// Where the source makes one NaN, any fits in place of all it gives (P8). The solver is asked of
// each value by itself: what it finds is run, does not show a difference, and is not told as one.

// CHECK: no counterexample in
// CHECK-NEXT: @f: not proved: the solver's counterexample does not hold; sampled 1000 inputs

//--- before.mlir
func.func @f(%a: f32) -> (f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %0 = arith.subf %inf, %inf : f32
  return %a, %0 : f32, f32
}

//--- after.mlir
func.func @f(%a: f32) -> (f32, f32) {
  %inf = arith.constant 0x7F800000 : f32
  %zero = arith.constant -0.0 : f32
  %0 = arith.subf %inf, %inf : f32
  %1 = arith.addf %a, %zero : f32
  return %1, %0 : f32, f32
}
