// RUN: mlir-interp check %s --via=both -O0 -O2 --inputs 4000 | FileCheck %s
// RUN: not mlir-interp check %s -e ordered --via=mlir --inputs 4000 --pipeline='convert-vector-to-llvm{reassociate-fp-reductions},convert-func-to-llvm' | FileCheck --check-prefix=REGROUPED %s
// Lanes are added up, or multiplied, in any order where the reduction has `reassoc`, and from the first on where not.

// CHECK: @ordered: 4000 inputs; llvm -O0, mlir -O0, mlir -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed; llvm -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed{{$}}
// REGROUPED: @ordered: 4000 inputs: {{.*}} DIFFERENT
func.func @ordered(%v: vector<8xf32>, %acc: f32) -> f32 {
  %r = vector.reduction <add>, %v, %acc : vector<8xf32> into f32
  return %r : f32
}

// CHECK: @regrouped: 4000 inputs;{{.*}} mlir -O0, mlir -O2: {{[0-9]+}} equal, {{[0-9]+}} allowed{{.*}} within 1 ulp, {{[0-9]+}} not judged
// CHECK-NOT: DIFFERENT
// CHECK: result 0 depends on 'reassoc' beyond the range of normal numbers
func.func @regrouped(%v: vector<8xf32>, %acc: f32) -> f32 {
  %r = vector.reduction <add>, %v, %acc fastmath<reassoc> : vector<8xf32> into f32
  return %r : f32
}

// As far as their largest term goes: small whole numbers have one sum.
// CHECK: @whole: 4000 inputs: all equal
func.func @whole(%v: vector<8xi8>) -> f32 {
  %f = arith.sitofp %v : vector<8xi8> to vector<8xf32>
  %r = vector.reduction <add>, %f fastmath<reassoc> : vector<8xf32> into f32
  return %r : f32
}

// CHECK: @multiplied: 4000 inputs
// CHECK-NOT: DIFFERENT
func.func @multiplied(%v: vector<8xf64>) -> f64 {
  %r = vector.reduction <mul>, %v fastmath<reassoc, nsz> : vector<8xf64> into f64
  return %r : f64
}

// Lanes that are off are no terms.
// CHECK: @masked: 4000 inputs
// CHECK-NOT: DIFFERENT
func.func @masked(%v: vector<8xf32>, %acc: f32, %mask: vector<8xi1>) -> f32 {
  %r = vector.mask %mask { vector.reduction <add>, %v, %acc fastmath<fast> : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return %r : f32
}

// A sum with the flag may be one with all that it is made of.
// CHECK: @within: 4000 inputs
// CHECK-NOT: DIFFERENT
func.func @within(%v: vector<4xf32>, %a: f32, %b: f32) -> f32 {
  %r = vector.reduction <add>, %v, %a : vector<4xf32> into f32
  %s = arith.subf %r, %a fastmath<reassoc, nsz> : f32
  %t = arith.addf %s, %b fastmath<reassoc, nsz> : f32
  return %t : f32
}
