// RUN: mlir-interp check %s --via=llvm,mlir -O0 -O3 | FileCheck %s
// Every way down at every level is a witness.

// CHECK: @f: 4096 inputs: all equal
// CHECK: llvm -O0
// CHECK-NEXT: llvm -O3
// CHECK-NEXT: mlir -O0
// CHECK-NEXT: mlir -O3
func.func @f(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}
