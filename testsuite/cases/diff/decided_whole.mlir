// RUN: mlir-interp diff %s --passes=cse,convert-scf-to-cf | FileCheck %s
// RUN: mlir-interp diff %s --passes=cse > %t; test $? -eq 6
// RUN: FileCheck %s --check-prefix=OPEN < %t
// What one pass left is undecided on every input, and what the last one left is not: held against
// the source, it is the answer. Where there is none the status says so.

// CHECK: no counterexample in {{[0-9]+}} inputs: 1 function
// CHECK-NOT: undecided)
// CHECK: not judged behind 'cse'
// CHECK: what later passes left was held against the program before it
// OPEN: not judged: 1 function, {{[0-9]+}} inputs
func.func @sum(%m: memref<16xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c16) step (%c1) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<16xf32>
    %w = memref.load %m[%i] : memref<16xf32>
    %s = arith.mulf %v, %w : f32
    scf.reduce(%s : f32) {
    ^bb0(%a: f32, %b: f32):
      %t = arith.addf %a, %b : f32
      scf.reduce.return %t : f32
    }
  }
  return %r : f32
}
