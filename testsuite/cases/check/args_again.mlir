// RUN: not mlir-interp check %s --ulp 0 > %t.out
// RUN: sed -n "s/.*--args='\(.*\)'$/\1/p" %t.out | head -n 1 > %t.args
// RUN: not mlir-interp check %s --ulp 0 -e f --args "$(cat %t.args)" | FileCheck %s
// The arguments of a finding, given again, find it again.

// CHECK: @f: 1 input: 1 DIFFERENT
func.func @f(%t: f32, %a: i1, %b: complex<f16>, %c: vector<2x2xf64>, %d: memref<2x?xi7>,
             %e: memref<*xcomplex<f32>>, %g: index, %h: ui8, %i: memref<f80>, %j: memref<0xi8>) -> f32 {
  %0 = math.tanh %t : f32
  return %0 : f32
}
