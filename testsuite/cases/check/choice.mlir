// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// A NaN's bits are a choice, and so is an integer made of them: it is not the same with every seed.

// CHECK: @bits: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed (up to {{[0-9]+}} run{{s?}} tried){{$}}
func.func @bits(%a: f32, %b: f32) -> i32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.bitcast %0 : f32 to i32
  return %1 : i32
}
