// RUN: mlir-interp check %s --inputs 20000 -O0 -O2 | FileCheck %s
// Flags that let a compiler round elsewhere, or take a zero for the other, leave as much open.

// CHECK: @contract: {{.*}} llvm -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed{{.*}}, {{[0-9]+}} within
// CHECK-NOT: DIFFERENT
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  return %1 : f32
}

// CHECK: @zeros: 20000 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed (up to {{[0-9]+}} runs tried){{$}}
func.func @zeros(%a: f32, %b: f32) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nsz> : f32
  return %0 : f32
}

// What may be regrouped is bounded as long as it is a sum or a product of numbers; the first input
// where it is none is told, with the flag.
// CHECK: @regrouped: 20000 inputs;{{.*}} llvm -O2: {{.*}} allowed {{.*}}, {{[0-9]+}} not judged
// CHECK: first not judged: --entry=regrouped
// CHECK-NEXT: result 0 depends on 'reassoc' beyond the range of normal numbers
func.func @regrouped(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<reassoc, nsz> : f32
  %1 = arith.subf %0, %a fastmath<reassoc, nsz> : f32
  return %1 : f32
}

// A reciprocal may overflow where the quotient does not.
// CHECK: @reciprocal: {{.*}} equal{{.*}} allowed
// CHECK-NOT: DIFFERENT
func.func @reciprocal(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.divf %a, %b fastmath<arcp> : f32
  %1 = arith.divf %b, %b fastmath<arcp> : f32
  return %0, %1 : f32, f32
}

// CHECK: @approximated: {{.*}} equal
// CHECK-NOT: DIFFERENT
func.func @approximated(%a: f32, %b: f32) -> f32 {
  %0 = math.exp %a fastmath<afn> : f32
  %1 = math.powf %0, %b fastmath<fast> : f32
  return %1 : f32
}
