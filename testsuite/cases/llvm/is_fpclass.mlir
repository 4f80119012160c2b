// RUN: mlir-interp run %s | FileCheck %s

// A bit a class: signaling and quiet NaN, then from minus infinity upward.
func.func @main() -> (vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, i1, i1) {
  %x = arith.constant dense<[0x7F800001, 0x7FC00000, 0xFF800000, -1.0, 0x80000001, -0.0, 0.0, 0x00000001, 1.0, 0x7F800000]> : vector<10xf32>
  // CHECK: dense<[true, false, false, false, false, false, false, false, false, false]> : vector<10xi1>
  %0 = "llvm.intr.is.fpclass"(%x) <{bit = 1 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, true, false, false, false, false, false, false, false, false]> : vector<10xi1>
  %1 = "llvm.intr.is.fpclass"(%x) <{bit = 2 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, true, false, false, false, false, false, false, false]> : vector<10xi1>
  %2 = "llvm.intr.is.fpclass"(%x) <{bit = 4 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, true, false, false, false, false, false, false]> : vector<10xi1>
  %3 = "llvm.intr.is.fpclass"(%x) <{bit = 8 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, true, false, false, false, false, false]> : vector<10xi1>
  %4 = "llvm.intr.is.fpclass"(%x) <{bit = 16 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, false, true, false, false, false, false]> : vector<10xi1>
  %5 = "llvm.intr.is.fpclass"(%x) <{bit = 32 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, false, false, true, false, false, false]> : vector<10xi1>
  %6 = "llvm.intr.is.fpclass"(%x) <{bit = 64 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, false, false, false, true, false, false]> : vector<10xi1>
  %7 = "llvm.intr.is.fpclass"(%x) <{bit = 128 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, false, false, false, false, true, false]> : vector<10xi1>
  %8 = "llvm.intr.is.fpclass"(%x) <{bit = 256 : i32}> : (vector<10xf32>) -> vector<10xi1>
  // CHECK-NEXT: dense<[false, false, false, false, false, false, false, false, false, true]> : vector<10xi1>
  %9 = "llvm.intr.is.fpclass"(%x) <{bit = 512 : i32}> : (vector<10xf32>) -> vector<10xi1>
  %one = arith.constant 1.0 : bf16
  // CHECK-NEXT: true : i1
  %any = "llvm.intr.is.fpclass"(%one) <{bit = 1023 : i32}> : (bf16) -> i1
  %p = ub.poison : f64
  // CHECK-NEXT: poison : i1
  %none = "llvm.intr.is.fpclass"(%p) <{bit = 0 : i32}> : (f64) -> i1
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %any, %none : vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, vector<10xi1>, i1, i1
}
