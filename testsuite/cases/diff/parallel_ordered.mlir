// RUN: mlir-interp diff %s --with=%S/Inputs/parallel_ordered.mlir | FileCheck %s

// One order of a parallel loop's sum is one of those it may take.
// CHECK: no counterexample
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {
  %m = memref.alloc() : memref<3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  memref.store %a, %m[%c0] : memref<3xf32>
  memref.store %b, %m[%c1] : memref<3xf32>
  memref.store %c, %m[%c2] : memref<3xf32>
  %zero = arith.constant 0.0 : f32
  %s = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<3xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %t = arith.addf %x, %y : f32
      scf.reduce.return %t : f32
    }
  }
  memref.dealloc %m : memref<3xf32>
  return %s : f32
}
