// RUN: mlir-interp check %s | FileCheck %s
// RUN: not mlir-interp check %s --ulp 0 -e tanh | FileCheck %s --check-prefix=INSIST
// RUN: mlir-interp check %s --ulp 0 -e tanh > /dev/null; test $? -eq 1
// RUN: mlir-interp check %s --ulp 0 -e root | FileCheck %s --check-prefix=ROOT
// What IEEE 754 does not fix may be a little off; what it fixes may not.

// CHECK: @tanh: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed, {{[0-9]+}} within {{[12]}} ulp
// INSIST: @tanh: 4096 inputs: {{.*}} DIFFERENT
// INSIST: input {{[0-9]+}}: --entry=tanh --args='{{.*}} : f32'
// INSIST-NEXT: result 0:
// INSIST-NEXT: interpreter {{.*}} = 0x{{[0-9A-F]+}} = exactly {{.*}}
// INSIST-NEXT: llvm -O2 {{.*}} = 0x{{[0-9A-F]+}} = exactly {{.*}}
// INSIST-NEXT: first departs: 'math.tanh' at {{.*}}ulps.mlir:{{[0-9]+}}:{{[0-9]+}}: interpreter {{.*}}, llvm -O2
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}

// ROOT: @root: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed{{$}}
func.func @root(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}

// What comes of an inexact result is off as well: by more, where digits cancel; and an integer or
// a text may be another.
// CHECK: @cancelled: 4096 inputs: {{.*}} equal
// CHECK-NOT: DIFFERENT
func.func @cancelled(%a: f32, %b: f32) -> (f32, i1) {
  %0 = math.tanh %a : f32
  %1 = math.tanh %b : f32
  %2 = arith.subf %0, %1 : f32
  %3 = arith.cmpf ogt, %2, %0 : f32
  return %2, %3 : f32, i1
}
