// RUN: mlir-interp check %s | FileCheck %s
// RUN: mlir-interp check %s --via=mlir -O0 | FileCheck %s
// Native code gets the very numbers of constants that f64 does not hold (N13).

// CHECK: @third: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed{{$}}
func.func @third(%x: f80) -> f80 {
  %third = arith.constant 0x3FFDAAAAAAAAAAAAAAAB : f80
  %r = arith.mulf %x, %third : f80
  return %r : f80
}

// CHECK: @third128: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed{{$}}
func.func @third128(%x: f128) -> f128 {
  %third = arith.constant 0x3FFD5555555555555555555555555555 : f128
  %r = arith.mulf %x, %third : f128
  return %r : f128
}

// CHECK: @lanes: 1 input: all equal
func.func @lanes() -> vector<2xi80> {
  %c = arith.constant dense<[0x3FFDAAAAAAAAAAAAAAAB, 1.0]> : vector<2xf80>
  %r = arith.bitcast %c : vector<2xf80> to vector<2xi80>
  return %r : vector<2xi80>
}
