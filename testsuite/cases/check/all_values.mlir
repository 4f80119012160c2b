// RUN: mlir-interp check %s --inputs=65536 -O0 -O2 | FileCheck %s
// Where the arguments have no more values than inputs are asked for, the inputs are all of them.

// CHECK: @two_bytes: all 65536 inputs: all equal
func.func @two_bytes(%a: i8, %b: i8) -> i8 {
  %0 = arith.muli %a, %b : i8
  return %0 : i8
}

// CHECK: @half: all 65536 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed
func.func @half(%a: f16) -> f32 {
  %0 = arith.extf %a : f16 to f32
  return %0 : f32
}

// CHECK: @bits: all 8 inputs: all equal
func.func @bits(%a: vector<3xi1>) -> vector<3xi1> {
  %0 = arith.xori %a, %a : vector<3xi1>
  return %0 : vector<3xi1>
}

// CHECK: @none: 1 input: all equal
func.func @none() -> index {
  %0 = arith.constant 7 : index
  return %0 : index
}

// CHECK: witness functions inputs equal allowed in ulps undefined skipped not comp. known different
// CHECK: llvm -O0 4 {{.*}} 0{{$}}
// CHECK: llvm -O2 4 {{.*}} 0{{$}}
