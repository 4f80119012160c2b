// A number as an operand is a constant of its type, told once. DECISIONS.md O5.
// RUN: mlir-interp run --legacy %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
func.func @main() -> (f32, i8) {
  %m = memref.alloc() : memref<2xf32>
  // CHECK: :[[@LINE+5]]:16: warning: a number is no operand: it is read as a constant
  // CHECK: :[[@LINE+4]]:18: warning: 'to' is read as ','
  // CHECK-NOT: warning
  // NOTE: :[[@LINE+2]]:{{1[0-9]}}: error: expected SSA operand
  // NOTE: note: a number as an operand is read with --legacy; today it is written as a constant
  memref.store 0 to %m[0] : memref<2xf32>
  memref.store -1.5 to %m[1] : memref<2xf32>
  %x = memref.load %m[1] : memref<2xf32>
  memref.dealloc %m : memref<2xf32>
  %r = addi -7, 0x10 : i8
  // CHECK: -1.500000e+00 : f32
  // CHECK: 9 : i8
  return %x, %r : f32, i8
}
