// RUN: mlir-interp run %s | FileCheck %s
// The body may be more than one operation; the old value may be yielded, kept and made poison.
func.func @main() -> (f64, f64, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 9.0 : f64
  %half = arith.constant 0.5 : f64
  %limit = arith.constant 4.0 : f64
  %m = memref.alloca() : memref<1x2xf64>
  memref.store %x, %m[%c0, %c1] : memref<1x2xf64>
  // CHECK: 9.000000e+00 : f64
  %old = memref.generic_atomic_rmw %m[%c0, %c1] : memref<1x2xf64> {
  ^bb0(%now: f64):
    %large = arith.cmpf ogt, %now, %limit : f64
    %next = scf.if %large -> (f64) {
      %less = arith.mulf %now, %half : f64
      scf.yield %less : f64
    } else {
      scf.yield %now : f64
    }
    memref.atomic_yield %next : f64
  }
  // CHECK-NEXT: 4.500000e+00 : f64
  %new = memref.load %m[%c0, %c1] : memref<1x2xf64>

  %n = memref.alloca() : memref<i32>
  %seven = arith.constant 7 : i32
  memref.store %seven, %n[] : memref<i32>
  // CHECK-NEXT: 7 : i32
  %before = memref.generic_atomic_rmw %n[] : memref<i32> {
  ^bb0(%now: i32):
    %p = ub.poison : i32
    %next = arith.addi %now, %p : i32
    memref.atomic_yield %next : i32
  }
  // CHECK-NEXT: poison : i32
  %after = memref.load %n[] : memref<i32>
  return %old, %new, %before, %after : f64, f64, i32, i32
}
