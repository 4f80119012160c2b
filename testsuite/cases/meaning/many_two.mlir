// RUN: mlir-interp run %s --args='3, 2.0' | FileCheck %s
// With two variables of several, values that the body names are as many as the types on the line where
// they stand first.
meaning.op<Us...> my.yield(%v...: $Us...)
meaning.op<Ts..., Us...> my.region(%a...: $Ts..., %b...: $Us...) -> ($Us...) {
  %r... = meaning.region 0(%a...) : ($Ts...) -> ($Us...)
  return %r... : $Us...
}
meaning.op<Ts..., Us...> my.loop(%a...: $Ts..., %b...: $Us...) -> ($Us...) {
  %r... = scf.for %i = 0 to 2 step 1 iter_args(%c... = %b...) -> ($Us...) {
    %d... = meaning.region 0(%a..., %c...) : ($Ts..., $Us...) -> ($Us...)
    scf.yield %d... : $Us...
  }
  return %r... : $Us...
}
func.func @main(%x: i32, %y: f32) -> (f32, f32, f32, f32) {
  %r:2 = "my.region"(%x, %y, %y) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: i32):
    "my.yield"(%y, %y) : (f32, f32) -> ()
  }) : (i32, f32, f32) -> (f32, f32)
  %s:2 = "my.loop"(%x, %y, %y) <{operandSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%a: i32, %b: f32, %c: f32):
    %d = arith.sitofp %a : i32 to f32
    %e = arith.addf %b, %d : f32
    "my.yield"(%c, %e) : (f32, f32) -> ()
  }) : (i32, f32, f32) -> (f32, f32)
  return %r#0, %r#1, %s#0, %s#1 : f32, f32, f32, f32
}
// CHECK: 2.000000e+00 : f32
// CHECK-NEXT: 2.000000e+00 : f32
// CHECK-NEXT: 5.000000e+00 : f32
// CHECK-NEXT: 5.000000e+00 : f32
