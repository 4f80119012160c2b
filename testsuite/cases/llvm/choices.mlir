// What is open is a choice of the run (DECISIONS.md N22, N23, N24, N26).
// RUN: for i in 0 1 2 3 4 5 6 7; do mlir-interp run %s -e fmuladd --seed=$i; done | sort -u | FileCheck %s --check-prefix=FMULADD
// RUN: for i in 0 1 2 3 4 5 6 7; do mlir-interp run %s -e maxnum --seed=$i; done | grep -v 0x | sort -u | FileCheck %s --check-prefix=MAXNUM
// RUN: mlir-interp run %s -e maxnum | FileCheck %s --check-prefix=NUMBER
// RUN: for i in 0 1 2 3 4 5 6 7; do mlir-interp run %s -e maxnum --seed=$i; done | sort -u | FileCheck %s --check-prefix=EITHER
// RUN: for i in 0 1 2 3 4 5 6 7; do mlir-interp run %s -e is_constant --seed=$i; done | sort -u | FileCheck %s --check-prefix=CONSTANT
// RUN: for i in 1 2 3 4 5 6 7 8; do mlir-interp run %s -e lround --seed=$i; done | sort -u | wc -l | FileCheck %s --check-prefix=LROUND

// FMULADD: {{^}}4.8828125E-4 : f32
// FMULADD-NEXT: {{^}}4.88340855E-4 : f32
// FMULADD-NOT: f32
func.func @fmuladd() -> f32 {
  %a = arith.constant 1.000244140625 : f32
  %c = arith.constant -1.0 : f32
  %r = llvm.intr.fmuladd(%a, %a, %c) : (f32, f32, f32) -> f32
  return %r : f32
}

// MAXNUM: {{^}}2.000000e+00 : f32
// MAXNUM-NOT: f32
// NUMBER: 2.000000e+00 : f32
// EITHER: 0x{{.*}} : f32
// EITHER: 2.000000e+00 : f32
func.func @maxnum() -> f32 {
  %signaling = arith.constant 0x7F800001 : f32
  %two = arith.constant 2.0 : f32
  %r = llvm.intr.maxnum(%signaling, %two) : (f32, f32) -> f32
  return %r : f32
}

// CONSTANT: {{^}}false
// CONSTANT-NEXT: {{^}}true
func.func @is_constant() -> i1 {
  %v = arith.constant 7 : i32
  %r = "llvm.intr.is.constant"(%v) : (i32) -> i1
  return %r : i1
}

// LROUND: {{^}}8
func.func @lround() -> i64 {
  %x = arith.constant 1.0e30 : f64
  %r = llvm.intr.lround(%x) : (f64) -> i64
  return %r : i64
}
