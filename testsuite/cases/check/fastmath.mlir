// RUN: mlir-interp check %s --inputs 20000 -O0 -O2 | FileCheck %s
// Flags that let a compiler round elsewhere, or take a zero for the other, leave as much open.

// CHECK: @contract: {{.*}} llvm -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed{{.*}}, {{[0-9]+}} within
// CHECK-NOT: DIFFERENT
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// CHECK: @zeros: 20000 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed (up to {{[0-9]+}} seeds tried){{$}}
func.func @zeros(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f32
  return %0 : f32
}
