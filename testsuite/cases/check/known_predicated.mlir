// RUN: mlir-interp check %s --via=llvm,mlir -O0 -O2 | FileCheck %s
// A mask says nothing of lanes from evl on, and may be poison there. LLVM joins it with the lanes below evl by an
// `and`, which is poison then; our own lowering freezes it before.

// CHECK: @merge: 1 input; llvm -O0, llvm -O2: all equal; mlir -O0, mlir -O2: 1 known to differ
func.func @merge() -> vector<4xf32> {
  %mask = ub.poison : vector<4xi1>
  %a = arith.constant dense<1.0> : vector<4xf32>
  %b = arith.constant dense<-1.0> : vector<4xf32>
  %none = arith.constant 0 : i32
  %r = "llvm.intr.vp.merge"(%mask, %a, %b, %none) : (vector<4xi1>, vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: @greatest: 1 input; llvm -O0, llvm -O2: all equal; mlir -O0, mlir -O2: 1 known to differ
func.func @greatest() -> i32 {
  %on = arith.constant true
  %undecided = ub.poison : vector<4xi1>
  %mask = vector.insert %on, %undecided [0] : i1 into vector<4xi1>
  %a = arith.constant dense<[3, 9, 9, 9]> : vector<4xi32>
  %start = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %r = "llvm.intr.vp.reduce.umax"(%start, %a, %mask, %one) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  return %r : i32
}

// CHECK: @least: 1 input; llvm -O0, llvm -O2: all equal; mlir -O0, mlir -O2: 1 known to differ
func.func @least() -> f32 {
  %mask = ub.poison : vector<4xi1>
  %a = arith.constant dense<1.0> : vector<4xf32>
  %start = arith.constant 2.0 : f32
  %none = arith.constant 0 : i32
  %r = "llvm.intr.vp.reduce.fmin"(%start, %a, %mask, %none) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  return %r : f32
}
