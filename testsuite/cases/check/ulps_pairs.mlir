// RUN: mlir-interp check %s -O0 -O2 | FileCheck %s
// RUN: not mlir-interp check %s --ulp 0 -e lanes | FileCheck %s --check-prefix=INSIST
// What is inexact may be a part of a struct.

// CHECK: @both: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed, {{[0-9]+}} within 1 ulp{{$}}
llvm.func @both(%angle: f64) -> !llvm.struct<(f64, f64)> {
  %r = llvm.intr.sincos(%angle) : (f64) -> !llvm.struct<(f64, f64)>
  llvm.return %r : !llvm.struct<(f64, f64)>
}

// CHECK: @lanes: 4096 inputs: {{[0-9]+}} equal, {{[0-9]+}} allowed, {{[0-9]+}} within 1 ulp{{$}}
// INSIST: @lanes: 4096 inputs: {{.*}} DIFFERENT
// INSIST: result 0, part [{{[01]}}], lane {{[01]}}:
llvm.func @lanes(%angles: vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)> {
  %r = llvm.intr.sincos(%angles) : (vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<2xf32>)>
  llvm.return %r : !llvm.struct<(vector<2xf32>, vector<2xf32>)>
}

// What comes of them is off by more, where digits cancel.
// CHECK: @sum: 4096 inputs: {{.*}} equal
// CHECK-NOT: DIFFERENT
llvm.func @sum(%angle: f32) -> f32 {
  %r = llvm.intr.sincos(%angle) : (f32) -> !llvm.struct<(f32, f32)>
  %sine = llvm.extractvalue %r[0] : !llvm.struct<(f32, f32)>
  %cosine = llvm.extractvalue %r[1] : !llvm.struct<(f32, f32)>
  %sum = llvm.fadd %sine, %cosine : f32
  llvm.return %sum : f32
}
