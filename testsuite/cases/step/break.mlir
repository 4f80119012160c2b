// Breakpoints: lines, functions, operations, conditions; what cannot be one.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s | diff %S/Inputs/break.txt -

func.func private @half(%x: f32) -> f32 {
  %h = arith.constant 0.5 : f32
  %y = arith.mulf %x, %h : f32
  return %y : f32
}

func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %start = arith.constant 100.0 : f32
  %limit = arith.constant 3.0 : f32
  %r = scf.for %i = %c0 to %c9 step %c1 iter_args(%v = %start) -> (f32) {
    %w = func.call @half(%v) : (f32) -> f32
    %far = arith.cmpf ogt, %w, %limit : f32
    scf.yield %w : f32
  }
  return %r : f32
}

// STEP: break 13
// STEP: break @half
// STEP: b arith.cmpf
// STEP: info breakpoints
// STEP: continue
// STEP: c
// STEP: c
// STEP: delete 2
// STEP: delete 1 3
// STEP: info breakpoints
// STEP: break 6 if %x < 1.5
// STEP: break 17 if %i == 0x5
// STEP: break 19 if %far == false
// STEP: c
// STEP: c
// STEP: c
// STEP: rc
// STEP: delete 6
// STEP: c
// STEP: rc
// STEP: rc
// STEP: break
// STEP: delete
// STEP: break scf.yield if %i >= -1
// STEP: break 17 if %i != 8
// STEP: break 17 if %i <= 8
// STEP: break arith.cmpf if %w > 1
// STEP: c
// STEP: break 1000
// STEP: break 3
// STEP: break 23
// STEP: break @none
// STEP: break arith.xori
// STEP: break 17 when
// STEP: break 17 if %i ~ 4
// STEP: break 17 if %none == 4
// STEP: break 17 if %far == true
// STEP: break 17 if %i == 4.5
// STEP: break 6 if %x == abc
// STEP: break 4x
// STEP: delete 77
// STEP: delete x
// STEP: info breakpoints
// STEP: break 17 if %i==5
// STEP: break 17 if %i<=3
// STEP: break 17 if %i==
