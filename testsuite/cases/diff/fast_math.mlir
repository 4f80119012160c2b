// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e reassoc | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e sum | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e product | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e arcp | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e contract | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e afn | FileCheck %s --check-prefix=OPEN
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e nsz | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e nsz_divisor | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e nnan | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e ninf | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e beside | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e reassoc | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e sum | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e product | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e arcp | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e contract | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e afn | FileCheck %s --check-prefix=OPEN
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e nsz | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e nsz_divisor | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e nnan | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e ninf | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/fast_math_wrong.mlir -e beside | FileCheck %s --check-prefix=WRONG
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e afn | FileCheck %s --check-prefix=WHY
// RUN: mlir-interp diff %s --with=%S/Inputs/fast_math_right.mlir -e reassoc --args='0x7F800000 : f32, 0xFF800000 : f32, 1.0 : f32' | FileCheck %s --check-prefix=RIGHT
// What each fast-math flag lets a program give (P7), and what it does not.

// RIGHT: no counterexample
// Infinities, overflow and zeros among what is regrouped, and functions: nothing bounds these.
// OPEN: not judged
// WRONG: DIFFERS
// WHY: depends on 'afn', which allows an approximation of any precision
func.func @reassoc(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %y = arith.addf %x, %c fastmath<reassoc> : f32
  return %y : f32
}
func.func @sum(%m: memref<16xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 16 iter_args(%s = %zero) -> f32 {
    %v = affine.load %m[%i] : memref<16xf32>
    %t = arith.addf %s, %v fastmath<reassoc> : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func @product(%a: f64, %b: f64, %c: f64) -> f64 {
  %x = arith.mulf %a, %b fastmath<reassoc> : f64
  %y = arith.mulf %x, %c fastmath<reassoc> : f64
  return %y : f64
}
func.func @arcp(%a: f32, %b: f32) -> f32 {
  %x = arith.divf %a, %b fastmath<arcp> : f32
  return %x : f32
}
func.func @contract(%a: f32, %b: f32, %c: f32) -> f32 {
  %x = arith.mulf %a, %b fastmath<contract> : f32
  %y = arith.addf %x, %c fastmath<contract> : f32
  return %y : f32
}
func.func @afn(%a: f32, %b: f32) -> f32 {
  %x = math.powf %a, %b fastmath<afn> : f32
  return %x : f32
}
func.func @nsz(%a: f32) -> f32 {
  %z = arith.constant 0.0 : f32
  %x = arith.addf %a, %z fastmath<nsz> : f32
  return %x : f32
}
func.func @nsz_divisor(%a: f32, %b: f32) -> f32 {
  %x = arith.divf %a, %b fastmath<nsz> : f32
  return %x : f32
}
func.func @nnan(%a: f32, %b: f32) -> f32 {
  %x = arith.subf %a, %b fastmath<nnan> : f32
  return %x : f32
}
func.func @ninf(%a: f32, %b: f32) -> f32 {
  %x = arith.mulf %a, %b fastmath<ninf> : f32
  return %x : f32
}
func.func @beside(%a: f32, %b: f32, %i: i32) -> (f32, f32, i32) {
  %x = arith.addf %a, %b fastmath<reassoc> : f32
  %y = arith.subf %x, %b fastmath<reassoc> : f32
  %z = arith.subf %a, %b : f32
  %k = arith.addi %i, %i : i32
  return %y, %z, %k : f32, f32, i32
}
