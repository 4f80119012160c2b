// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | mlir-interp print - | FileCheck %s

// Intrinsics on floats and integers.

// CHECK: llvm.func @float(%{{.*}}: f32, %{{.*}}: vector<4xf64>, %{{.*}}: i32) {
llvm.func @float(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32) {
  // CHECK: %{{.*}} = llvm.intr.sin(%{{.*}}) : (f32) -> f32
  %0 = llvm.intr.sin(%arg0) : (f32) -> f32
  // CHECK: %{{.*}} = llvm.intr.pow(%{{.*}}, %{{.*}}) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  %1 = llvm.intr.pow(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
  // CHECK: %{{.*}} = llvm.intr.fma(%{{.*}}, %{{.*}}, %{{.*}}) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  %2 = llvm.intr.fma(%arg1, %arg1, %arg1) : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  // CHECK: %{{.*}} = llvm.intr.powi(%{{.*}}, %{{.*}}) : (f32, i32) -> f32
  %3 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
  // CHECK: %{{.*}} = "llvm.intr.is.fpclass"(%{{.*}}) <{bit = 3 : i32}> : (f32) -> i1
  %4 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
  // CHECK: %{{.*}} = llvm.intr.sincos(%{{.*}}) : (f32) -> !llvm.struct<(f32, f32)>
  %5 = llvm.intr.sincos(%arg0) : (f32) -> !llvm.struct<(f32, f32)>
  // CHECK: %{{.*}} = llvm.intr.frexp(%{{.*}}) : (f32) -> !llvm.struct<(f32, i32)>
  %6 = llvm.intr.frexp(%arg0) : (f32) -> !llvm.struct<(f32, i32)>
  // CHECK: %{{.*}} = llvm.intr.experimental.constrained.fptrunc %{{.*}} tonearest strict : f32 to f16
  %7 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest strict : f32 to f16
  // CHECK: %{{.*}} = llvm.intr.experimental.constrained.sitofp %{{.*}} upward ignore : i32 to f16
  %8 = llvm.intr.experimental.constrained.sitofp %arg2 upward ignore : i32 to f16
  // CHECK: %{{.*}} = llvm.intr.experimental.constrained.fpext %{{.*}} maytrap : f32 to f64
  %9 = llvm.intr.experimental.constrained.fpext %arg0 maytrap : f32 to f64
  // CHECK: %{{.*}} = llvm.intr.llround(%{{.*}}) : (f32) -> i64
  %10 = llvm.intr.llround(%arg0) : (f32) -> i64
  // CHECK: llvm.return
  llvm.return
}
// CHECK: llvm.func @integer(%{{.*}}: i32, %{{.*}}: vector<4xi8>, %{{.*}}: !llvm.ptr) {
llvm.func @integer(%arg0: i32, %arg1: vector<4xi8>, %arg2: !llvm.ptr) {
  // CHECK: %{{.*}} = "llvm.intr.abs"(%{{.*}}) <{is_int_min_poison = true}> : (i32) -> i32
  %0 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = true}> : (i32) -> i32
  // CHECK: %{{.*}} = llvm.intr.fshl(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32) -> i32
  %1 = llvm.intr.fshl(%arg0, %arg0, %arg0) : (i32, i32, i32) -> i32
  // CHECK: %{{.*}} = "llvm.intr.sadd.with.overflow"(%{{.*}}, %{{.*}}) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %2 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
  // CHECK: %{{.*}} = llvm.intr.ucmp(%{{.*}}, %{{.*}}) : (i32, i32) -> i8
  %3 = llvm.intr.ucmp(%arg0, %arg0) : (i32, i32) -> i8
  // CHECK: %{{.*}} = llvm.intr.umax(%{{.*}}, %{{.*}}) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  %4 = llvm.intr.umax(%arg1, %arg1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
  // CHECK: %{{.*}} = "llvm.intr.ctlz"(%{{.*}}) <{is_zero_poison = false}> : (i32) -> i32
  %5 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
  // CHECK: llvm.return
  llvm.return
}
