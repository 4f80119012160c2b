// RUN: mlir-interp check %s --via=llvm,mlir | FileCheck %s
// What upstream makes of functions.
// CHECK: @narrow: 4096 inputs; llvm -O2: {{.*}}; mlir -O2: {{.*}} known to differ
// CHECK-NEXT: known, {{[0-9]+}} inputs: mlir -O2 lowers 'math' otherwise: functions of narrow floats
func.func @narrow(%a: bf16) -> bf16 {
  %0 = math.sqrt %a : bf16
  %1 = math.sin %0 : bf16
  return %1 : bf16
}

// CHECK: @two_zeros: 1 input; llvm -O2: all equal; mlir -O2: 1 known to differ
// CHECK-NEXT: known, 1 input: mlir -O2 lowers 'math.atan2' otherwise: the folder gives NaN
func.func @two_zeros() -> f32 {
  %zero = arith.constant -0.0 : f32
  %0 = math.atan2 %zero, %zero : f32
  return %0 : f32
}

// A maximum hands a signaling NaN on, where ours gives a quiet one.
// CHECK: @handed_on: 4096 inputs; llvm -O2: {{.*}} known to differ
// CHECK-NEXT: known, {{[0-9]+}} inputs: mlir -O2 lowers 'math.powf' otherwise
func.func @handed_on(%a: f32, %b: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %0 = arith.maximumf %a, %one : f32
  %1 = math.powf %b, %0 : f32
  return %1 : f32
}
