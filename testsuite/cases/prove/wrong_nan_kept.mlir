// RUN: split-file %s %t
// RUN: not mlir-interp diff --prove %t/before.mlir --with=%t/after.mlir | FileCheck %s
// What moves bits keeps those of a NaN, and a sum makes new ones (N1, P8).

// CHECK: DIFFERS in '{{.*}}after.mlir': wrong result in @f

//--- before.mlir
func.func @f(%a: f32) -> f32 {
  return %a : f32
}

//--- after.mlir
func.func @f(%a: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = arith.addf %a, %zero : f32
  return %0 : f32
}
