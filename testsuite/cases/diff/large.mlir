// RUN: timeout 100 mlir-interp diff %s --with=%s | FileCheck %s
// Of large arguments a few inputs are made.

// CHECK: no counterexample in 7 inputs: 1 function{{$}}
func.func @memory(%m: memref<1024x1024x2xf32>, %i: i1) -> i1 {
  return %i : i1
}
