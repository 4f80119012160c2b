// RUN: mlir-interp check %s | FileCheck %s
// The bits of a NaN that arithmetic gives are a choice.

// CHECK: @sum: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed
func.func @sum(%a: f64, %b: f64) -> f64 {
  %0 = arith.addf %a, %b : f64
  return %0 : f64
}
