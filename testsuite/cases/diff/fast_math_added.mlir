// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e nsz | FileCheck %s --check-prefix=NSZ
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e contract | FileCheck %s --check-prefix=CONTRACT
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e fused_sum | FileCheck %s --check-prefix=FUSED
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e reassoc | FileCheck %s --check-prefix=REASSOC
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e afn | FileCheck %s --check-prefix=AFN
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e one_more | FileCheck %s --check-prefix=NSZ
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e nnan | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e other | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e dropped | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e unrolled | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_added.mlir -e made_of | FileCheck %s --check-prefix=RIGHT
// Flags that only the target has let it give more than its operations give here (P7).

// NSZ: not judged: 1 function
// NSZ: the target may give more than it gave, which the source may: 'arith.addf' at {{.*}} has 'nsz', and the source has not
// CONTRACT: not judged: 1 function
// CONTRACT: 'arith.mulf' at {{.*}} has 'contract'
// FUSED: not judged: 1 function
// FUSED: 'arith.addf' at {{.*}} has 'contract'
// REASSOC: not judged: 1 function
// REASSOC: 'arith.addf' at {{.*}} has 'reassoc'
// AFN: not judged: 1 function
// AFN: 'math.sin' at {{.*}} has 'afn'
// WRONG: DIFFERS
// RIGHT: {{refines|no counterexample}}
func.func @nsz(%c: i1) -> f32 {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0.0 : f32
  %x = arith.select %c, %a, %b : f32
  %r = arith.addf %x, %b : f32
  return %r : f32
}
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.mulf %a, %b : f32
  %y = arith.addf %x, %c : f32
  return %y : f32
}
func.func @fused_sum(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.mulf %a, %b fastmath<contract> : f32
  %y = arith.addf %x, %c : f32
  return %y : f32
}
func.func @reassoc(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  %y = arith.addf %x, %c : f32
  return %y : f32
}
func.func @afn(%a: i8) -> f32 {
  %x = arith.sitofp %a : i8 to f32
  %y = math.sin %x : f32
  return %y : f32
}
// It has one such operation, and the target two.
func.func @one_more(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<nsz> : f32
  %y = arith.addf %x, %c : f32
  return %y : f32
}
// Poison is exact.
func.func @nnan(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  return %x : f32
}
// A difference is one whatever flags there are.
func.func @other(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b : f32
  return %x : f32
}
func.func @dropped(%a: f32, %b: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<fast> : f32
  return %x : f32
}
func.func @unrolled(%a: f32) -> f32 {
  %r = affine.for %i = 0 to 2 iter_args(%s = %a) -> f32 {
    %t = arith.mulf %s, %a fastmath<contract> : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func @made_of(%a: f32) -> f32 {
  %two = arith.constant 2 : i32
  %r = math.fpowi %a, %two fastmath<contract> : f32, i32
  return %r : f32
}
