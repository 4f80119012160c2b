// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// In which order a reduction combines is open.

// CHECK: @sum: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed{{.*}}
// CHECK-NOT: DIFFERENT
func.func @sum(%m: memref<6xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.parallel (%i) = (%c0) to (%c6) step (%c1) init (%zero) -> f32 {
    %v = memref.load %m[%i] : memref<6xf32>
    scf.reduce(%v : f32) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %y : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
