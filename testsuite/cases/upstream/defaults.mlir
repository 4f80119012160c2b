// RUN: %ods %S/Inputs/defaults.td -o %t.json
// RUN: mlir-interp print %s --dialect=%t.json --generic 2>&1 | FileCheck %s
// Values of attributes that are left away are C++ in definitions; one that is not understood is told.
// CHECK: warning: what is C++ here is not checked: 1 default value (Defaults)
// CHECK: "own.defaults"() <{a = [], b = [1 : i32, -2 : i32], c = array<i64>, d = array<i64: 1, 2>, e = {},
// CHECK-SAME: f = 1.500000e+00 : f32, g = -5.000000e+01 : f64, h = 2.000000e+00 : f32, i = true,
// CHECK-SAME: j = "text", k = 31 : i8, l = 3 : i64, m = ["x", "y"], n = [true, false],
// CHECK-SAME: o = [1.000000e+00 : f32, 2.000000e+00 : f32], p = array<f32: 1.000000e+00>, r = 0 : i16, s = 0.000000e+00 : f64}>
"own.defaults"() : () -> ()
