// RUN: mlir-interp diff %s --with=%S/Inputs/inexact_integer.mlir --entry=digits --args='1.0 : f32' > %t; test $? -eq 6
// RUN: FileCheck %s < %t
// RUN: mlir-interp diff %s --with=%s | FileCheck %s --check-prefix=SELF
// An integer made of an inexact float is not always the same; that does not make it any.

// CHECK: not judged: 1 function, 1 input
// CHECK-NEXT: by what 'math.tanh' at {{.*}} leaves open
// SELF: no counterexample
func.func @digits(%x: f32) -> i32 {
  %many = arith.constant 1.0e+08 : f32
  %e = math.tanh %x : f32
  %s = arith.mulf %e, %many : f32
  %i = arith.fptosi %s : f32 to i32
  return %i : i32
}
