// RUN: mlir-interp run %s --max-steps=83 | FileCheck %s
// RUN: not mlir-interp run %s --max-steps=82 2>&1 | FileCheck %s --check-prefix=LIMIT
// The operations of a loop are counted where control comes to it: in no iteration of that around.

// CHECK: 1.000000e+00 : f32
// LIMIT: limit reached: more than 82 operations were executed
func.func @main() -> f32 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %never = arith.constant false
  %x = arith.constant 1.0 : f32
  %c1 = arith.constant 1 : index
  %c26 = arith.constant 26 : index
  scf.for %i = %c1 to %c26 step %c1 {
    %y = scf.if %never -> f32 {
      scf.for %j = %zero to %one step %one : i8 {
      }
      scf.yield %x : f32
    } else {
      scf.yield %x : f32
    }
  }
  return %x : f32
}
