// RUN: not mlir-interp diff %s --json --passes='affine-loop-unroll{unroll-factor=2},canonicalize,cse,affine-loop-unroll{unroll-factor=2},canonicalize,cse,affine-loop-unroll{unroll-factor=2},canonicalize,cse,lower-affine,canonicalize,convert-scf-to-cf,canonicalize,cse,arith-expand,canonicalize' | FileCheck %s

// A long pipeline is halved until the pass that breaks the program is found: arith-expand takes the
// larger of two zeros by comparing them. What comes behind it is not looked at.
// CHECK: "pass": "cse", "verdict": "no counterexample"}, {"pass": "arith-expand", "verdict": "differs"}]
// CHECK-SAME: "functions": 1,
// CHECK-SAME: "kind": "wrong result", "pass": "arith-expand"
func.func @larger(%a: f32, %b: f32, %m: memref<16xi32>) -> f32 {
  affine.for %i = 0 to 16 {
    %old = affine.load %m[%i] : memref<16xi32>
    %new = arith.addi %old, %old : i32
    affine.store %new, %m[%i] : memref<16xi32>
  }
  %larger = arith.maximumf %a, %b : f32
  return %larger : f32
}
