// A loop without initial values begins with what changes nothing. DECISIONS.md O7.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: mlir-interp print --legacy %s | FileCheck %s --check-prefix=TODAY
// CHECK: 4.000000e+00 : f32
// CHECK-NEXT: 24 : i32
func @main() -> (f32, i32) {
  %c1 = constant 1 : index
  %c5 = constant 5 : index
  %one = constant 1.0 : f32
  // TODAY: arith.constant -0.000000e+00 : f32
  // TODAY: arith.constant 1 : i32
  %r:2 = loop.parallel (%i) = (%c1) to (%c5) step (%c1) {
    %n = index_cast %i : index to i32
    loop.reduce(%one) {
    ^bb0(%a: f32, %b: f32):
      %s = addf %a, %b : f32
      loop.reduce.return %s : f32
    } : f32
    loop.reduce(%n) {
    ^bb0(%a: i32, %b: i32):
      %s = muli %a, %b : i32
      loop.reduce.return %s : i32
    } : i32
  } : f32, i32
  return %r#0, %r#1 : f32, i32
}
