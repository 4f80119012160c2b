// RUN: mlir-interp diff %s --with=%S/Inputs/approximation.mlir -e close | FileCheck %s --check-prefix=CLOSE
// RUN: not mlir-interp diff %s --with=%S/Inputs/approximation.mlir -e far | FileCheck %s --check-prefix=FAR
// RUN: not mlir-interp diff %s --with=%S/Inputs/approximation.mlir -e close --ulp=1 | FileCheck %s --check-prefix=ASKED

// A function of math may become another that agrees in half of the digits, no fewer (P4).
// CLOSE: no counterexample in 1000 inputs: 1 function
// ASKED: DIFFERS
func.func @close(%x: f32) -> f32 {
  %lowest = arith.constant 1.0 : f32
  %highest = arith.constant 2.0 : f32
  %above = arith.maximumf %x, %lowest : f32
  %inside = arith.minimumf %above, %highest : f32
  %result = math.log %inside : f32
  return %result : f32
}

// Near 0 the exponential less one has no digit right.
// FAR: DIFFERS
// FAR: in @far
func.func @far(%x: f32) -> f32 {
  %result = math.expm1 %x : f32
  return %result : f32
}
