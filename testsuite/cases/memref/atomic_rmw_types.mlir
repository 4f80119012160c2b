// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --seed 5 | FileCheck %s
// Every kind at the limits of its type: sums wrap, zeros have signs; and a sum by many iterations.
func.func @main() -> (i1, i24, i128, i7, i7, i7, i7, f16, f80, f64, f64, f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %true = arith.constant true
  %m1 = memref.alloca() : memref<i1>
  memref.store %true, %m1[] : memref<i1>
  %0 = memref.atomic_rmw addi %true, %m1[] : (i1, memref<i1>) -> i1
  // CHECK: false
  %r1 = memref.load %m1[] : memref<i1>

  %max24 = arith.constant 8388607 : i24
  %m24 = memref.alloca() : memref<i24>
  memref.store %max24, %m24[] : memref<i24>
  %1 = memref.atomic_rmw addi %max24, %m24[] : (i24, memref<i24>) -> i24
  // CHECK-NEXT: -2 : i24
  %r24 = memref.load %m24[] : memref<i24>

  %big = arith.constant 18446744073709551616 : i128
  %m128 = memref.alloca() : memref<i128>
  memref.store %big, %m128[] : memref<i128>
  %2 = memref.atomic_rmw muli %big, %m128[] : (i128, memref<i128>) -> i128
  // CHECK-NEXT: 0 : i128
  %r128 = memref.load %m128[] : memref<i128>

  %min7 = arith.constant -64 : i7
  %max7 = arith.constant 63 : i7
  %m7 = memref.alloca() : memref<i7>
  memref.store %max7, %m7[] : memref<i7>
  %3 = memref.atomic_rmw mins %min7, %m7[] : (i7, memref<i7>) -> i7
  // CHECK-NEXT: -64 : i7
  %mins = memref.load %m7[] : memref<i7>
  %4 = memref.atomic_rmw minu %max7, %m7[] : (i7, memref<i7>) -> i7
  // CHECK-NEXT: 63 : i7
  %minu = memref.load %m7[] : memref<i7>
  %5 = memref.atomic_rmw maxu %min7, %m7[] : (i7, memref<i7>) -> i7
  // CHECK-NEXT: -64 : i7
  %maxu = memref.load %m7[] : memref<i7>
  %6 = memref.atomic_rmw maxs %max7, %m7[] : (i7, memref<i7>) -> i7
  // CHECK-NEXT: 63 : i7
  %maxs = memref.load %m7[] : memref<i7>

  %max16 = arith.constant 65504.0 : f16
  %m16 = memref.alloca() : memref<f16>
  memref.store %max16, %m16[] : memref<f16>
  %7 = memref.atomic_rmw addf %max16, %m16[] : (f16, memref<f16>) -> f16
  // CHECK-NEXT: 0x7C00 : f16
  %r16 = memref.load %m16[] : memref<f16>

  %x80 = arith.constant 0.5 : f80
  %m80 = memref.alloca() : memref<f80>
  memref.store %x80, %m80[] : memref<f80>
  %8 = memref.atomic_rmw mulf %x80, %m80[] : (f80, memref<f80>) -> f80
  // CHECK-NEXT: 2.500000e-01 : f80
  %r80 = memref.load %m80[] : memref<f80>

  %plus = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %m64 = memref.alloca() : memref<f64>
  memref.store %plus, %m64[] : memref<f64>
  %9 = memref.atomic_rmw minimumf %minus, %m64[] : (f64, memref<f64>) -> f64
  // CHECK-NEXT: -0.000000e+00 : f64
  %least = memref.load %m64[] : memref<f64>
  %10 = memref.atomic_rmw maximumf %plus, %m64[] : (f64, memref<f64>) -> f64
  // CHECK-NEXT: 0.000000e+00 : f64
  %most = memref.load %m64[] : memref<f64>

  %nan = arith.constant 0x7FC00000 : f32
  %two = arith.constant 2.0 : f32
  %m32 = memref.alloca() : memref<f32>
  memref.store %nan, %m32[] : memref<f32>
  %11 = memref.atomic_rmw minnumf %two, %m32[] : (f32, memref<f32>) -> f32
  // CHECK-NEXT: 2.000000e+00 : f32
  %number = memref.load %m32[] : memref<f32>

  %zero = arith.constant 0 : i32
  %sum = memref.alloca() : memref<i32>
  memref.store %zero, %sum[] : memref<i32>
  scf.parallel (%i) = (%c0) to (%c100) step (%c1) {
    %x = arith.index_cast %i : index to i32
    %old = memref.atomic_rmw addi %x, %sum[] : (i32, memref<i32>) -> i32
  }
  // CHECK-NEXT: 4950 : i32
  %all = memref.load %sum[] : memref<i32>
  return %r1, %r24, %r128, %mins, %minu, %maxu, %maxs, %r16, %r80, %least, %most, %number, %all
      : i1, i24, i128, i7, i7, i7, i7, f16, f80, f64, f64, f32, i32
}
