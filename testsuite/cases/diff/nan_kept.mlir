// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e constant | FileCheck %s --check-prefix=CONSTANT
// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e signaling | FileCheck %s --check-prefix=SIGNALING
// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e argument | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e memory | FileCheck %s --check-prefix=MEMORY
// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e sign | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e made | FileCheck %s --check-prefix=MADE
// RUN: mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e folded | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e dropped | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e unseen | FileCheck %s --check-prefix=RIGHT
// RUN: mlir-interp diff %s --with=%S/Inputs/nan_kept.mlir -e moved | FileCheck %s --check-prefix=RIGHT
// A NaN that is only moved keeps its bits (N1), and behind a pass too (P8); one that is made may
// have any.

// CONSTANT: DIFFERS
// CONSTANT: expected {{ *}}NaN = 0x7FC00001
// CONSTANT: actual {{ *}}NaN = 0x7FC00002
// SIGNALING: DIFFERS
// SIGNALING: actual {{ *}}signaling NaN = 0x7F800001
// MEMORY: wrong memory
// MEMORY: element 0 of argument 0's memory
// MADE: DIFFERS
// MADE: --seed={{[0-9]+}} decides what the target leaves open
// WRONG: wrong result
// RIGHT: {{refines|no counterexample}}
func.func @constant() -> f32 {
  %a = arith.constant 0x7FC00001 : f32
  return %a : f32
}
func.func @signaling() -> f32 {
  %a = arith.constant 0x7FC00001 : f32
  return %a : f32
}
func.func @argument(%a: f32) -> f32 {
  return %a : f32
}
func.func @memory(%m: memref<f32>) {
  %a = arith.constant 0x7FC00001 : f32
  memref.store %a, %m[] : memref<f32>
  return
}
func.func @sign(%a: f32) -> f32 {
  %x = arith.negf %a : f32
  return %x : f32
}
// The one that the target makes is canonical with seed 0, and may be another.
func.func @made() -> f32 {
  %a = arith.constant 0x7FC00000 : f32
  return %a : f32
}
func.func @folded() -> f32 {
  %z = arith.constant 0.0 : f32
  %a = arith.divf %z, %z : f32
  return %a : f32
}
func.func @dropped(%a: f32) -> f32 {
  %one = arith.constant 1.0 : f32
  %x = arith.mulf %a, %one : f32
  return %x : f32
}
// The target makes NaNs, and none is given back.
func.func @unseen(%a: f32) -> i1 {
  %z = arith.constant 0.0 : f32
  %c = arith.cmpf uno, %a, %z : f32
  return %c : i1
}
func.func @moved(%c: i1 {llvm.noundef}, %a: f32, %b: f32) -> f32 {
  %n = arith.negf %a : f32
  %x = arith.negf %n : f32
  %y = arith.select %c, %x, %b : f32
  return %y : f32
}
