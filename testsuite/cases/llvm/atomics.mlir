// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s -e floats | FileCheck %s --check-prefix=FLOATS
// RUN: mlir-interp run %s -e compared | FileCheck %s --check-prefix=COMPARED
// RUN: mlir-interp run %s -e weak --seed=1 | FileCheck %s --check-prefix=WEAK
// RUN: not mlir-interp run %s -e undecided 2>&1 | FileCheck %s --check-prefix=UNDECIDED
// RUN: mlir-interp run %s -e spoiled 2>&1 | FileCheck %s --check-prefix=SPOILED
// RUN: not mlir-interp run %s -e unaligned 2>&1 | FileCheck %s --check-prefix=UNALIGNED
// Updates as one step: what memory holds behind them.

// CHECK: 3 : i32
// CHECK-NEXT: 10 : i32
// CHECK-NEXT: 4 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: -4 : i32
// CHECK-NEXT: 11 : i32
// CHECK-NEXT: 4 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: -7 : i32
// CHECK-NEXT: -7 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 0 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 1 : i32
// CHECK-NEXT: 3 : i32
// CHECK-NEXT: 4 : i32
// CHECK-NEXT: 2 : i32
// CHECK-NEXT: 4 : i32
// CHECK-NEXT: 0 : i32
func.func @main() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %a0 = llvm.mlir.constant(7 : i32) : i32
  %b0 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a0, %p : i32, !llvm.ptr
  %o0 = llvm.atomicrmw xchg %p, %b0 seq_cst : !llvm.ptr, i32
  %r0 = llvm.load %p : !llvm.ptr -> i32
  %a1 = llvm.mlir.constant(7 : i32) : i32
  %b1 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a1, %p : i32, !llvm.ptr
  %o1 = llvm.atomicrmw add %p, %b1 seq_cst : !llvm.ptr, i32
  %r1 = llvm.load %p : !llvm.ptr -> i32
  %a2 = llvm.mlir.constant(7 : i32) : i32
  %b2 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a2, %p : i32, !llvm.ptr
  %o2 = llvm.atomicrmw sub %p, %b2 seq_cst : !llvm.ptr, i32
  %r2 = llvm.load %p : !llvm.ptr -> i32
  %a3 = llvm.mlir.constant(7 : i32) : i32
  %b3 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a3, %p : i32, !llvm.ptr
  %o3 = llvm.atomicrmw _and %p, %b3 seq_cst : !llvm.ptr, i32
  %r3 = llvm.load %p : !llvm.ptr -> i32
  %a4 = llvm.mlir.constant(7 : i32) : i32
  %b4 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a4, %p : i32, !llvm.ptr
  %o4 = llvm.atomicrmw nand %p, %b4 seq_cst : !llvm.ptr, i32
  %r4 = llvm.load %p : !llvm.ptr -> i32
  %a5 = llvm.mlir.constant(8 : i32) : i32
  %b5 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a5, %p : i32, !llvm.ptr
  %o5 = llvm.atomicrmw _or %p, %b5 seq_cst : !llvm.ptr, i32
  %r5 = llvm.load %p : !llvm.ptr -> i32
  %a6 = llvm.mlir.constant(7 : i32) : i32
  %b6 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a6, %p : i32, !llvm.ptr
  %o6 = llvm.atomicrmw _xor %p, %b6 seq_cst : !llvm.ptr, i32
  %r6 = llvm.load %p : !llvm.ptr -> i32
  %a7 = llvm.mlir.constant(-7 : i32) : i32
  %b7 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a7, %p : i32, !llvm.ptr
  %o7 = llvm.atomicrmw max %p, %b7 seq_cst : !llvm.ptr, i32
  %r7 = llvm.load %p : !llvm.ptr -> i32
  %a8 = llvm.mlir.constant(-7 : i32) : i32
  %b8 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a8, %p : i32, !llvm.ptr
  %o8 = llvm.atomicrmw min %p, %b8 seq_cst : !llvm.ptr, i32
  %r8 = llvm.load %p : !llvm.ptr -> i32
  %a9 = llvm.mlir.constant(-7 : i32) : i32
  %b9 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a9, %p : i32, !llvm.ptr
  %o9 = llvm.atomicrmw umax %p, %b9 seq_cst : !llvm.ptr, i32
  %r9 = llvm.load %p : !llvm.ptr -> i32
  %a10 = llvm.mlir.constant(-7 : i32) : i32
  %b10 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a10, %p : i32, !llvm.ptr
  %o10 = llvm.atomicrmw umin %p, %b10 seq_cst : !llvm.ptr, i32
  %r10 = llvm.load %p : !llvm.ptr -> i32
  %a11 = llvm.mlir.constant(3 : i32) : i32
  %b11 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a11, %p : i32, !llvm.ptr
  %o11 = llvm.atomicrmw uinc_wrap %p, %b11 seq_cst : !llvm.ptr, i32
  %r11 = llvm.load %p : !llvm.ptr -> i32
  %a12 = llvm.mlir.constant(2 : i32) : i32
  %b12 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a12, %p : i32, !llvm.ptr
  %o12 = llvm.atomicrmw uinc_wrap %p, %b12 seq_cst : !llvm.ptr, i32
  %r12 = llvm.load %p : !llvm.ptr -> i32
  %a13 = llvm.mlir.constant(0 : i32) : i32
  %b13 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a13, %p : i32, !llvm.ptr
  %o13 = llvm.atomicrmw udec_wrap %p, %b13 seq_cst : !llvm.ptr, i32
  %r13 = llvm.load %p : !llvm.ptr -> i32
  %a14 = llvm.mlir.constant(2 : i32) : i32
  %b14 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a14, %p : i32, !llvm.ptr
  %o14 = llvm.atomicrmw udec_wrap %p, %b14 seq_cst : !llvm.ptr, i32
  %r14 = llvm.load %p : !llvm.ptr -> i32
  %a15 = llvm.mlir.constant(7 : i32) : i32
  %b15 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a15, %p : i32, !llvm.ptr
  %o15 = llvm.atomicrmw udec_wrap %p, %b15 seq_cst : !llvm.ptr, i32
  %r15 = llvm.load %p : !llvm.ptr -> i32
  %a16 = llvm.mlir.constant(7 : i32) : i32
  %b16 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a16, %p : i32, !llvm.ptr
  %o16 = llvm.atomicrmw usub_cond %p, %b16 seq_cst : !llvm.ptr, i32
  %r16 = llvm.load %p : !llvm.ptr -> i32
  %a17 = llvm.mlir.constant(2 : i32) : i32
  %b17 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a17, %p : i32, !llvm.ptr
  %o17 = llvm.atomicrmw usub_cond %p, %b17 seq_cst : !llvm.ptr, i32
  %r17 = llvm.load %p : !llvm.ptr -> i32
  %a18 = llvm.mlir.constant(7 : i32) : i32
  %b18 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a18, %p : i32, !llvm.ptr
  %o18 = llvm.atomicrmw usub_sat %p, %b18 seq_cst : !llvm.ptr, i32
  %r18 = llvm.load %p : !llvm.ptr -> i32
  %a19 = llvm.mlir.constant(2 : i32) : i32
  %b19 = llvm.mlir.constant(3 : i32) : i32
  llvm.store %a19, %p : i32, !llvm.ptr
  %o19 = llvm.atomicrmw usub_sat %p, %b19 seq_cst : !llvm.ptr, i32
  %r19 = llvm.load %p : !llvm.ptr -> i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// FLOATS: 3.500000e+00 : f32
// FLOATS-NEXT: -5.000000e-01 : f32
// FLOATS-NEXT: 2.000000e+00 : f32
// FLOATS-NEXT: 1.500000e+00 : f32
// FLOATS-NEXT: 0.000000e+00 : f32
// FLOATS-NEXT: -0.000000e+00 : f32
func.func @floats() -> (f32, f32, f32, f32, f32, f32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %a0 = llvm.mlir.constant(1.5 : f32) : f32
  %b0 = llvm.mlir.constant(2.0 : f32) : f32
  llvm.store %a0, %p : f32, !llvm.ptr
  %o0 = llvm.atomicrmw fadd %p, %b0 monotonic : !llvm.ptr, f32
  %r0 = llvm.load %p : !llvm.ptr -> f32
  %a1 = llvm.mlir.constant(1.5 : f32) : f32
  %b1 = llvm.mlir.constant(2.0 : f32) : f32
  llvm.store %a1, %p : f32, !llvm.ptr
  %o1 = llvm.atomicrmw fsub %p, %b1 monotonic : !llvm.ptr, f32
  %r1 = llvm.load %p : !llvm.ptr -> f32
  %a2 = llvm.mlir.constant(0x7FC00000 : f32) : f32
  %b2 = llvm.mlir.constant(2.0 : f32) : f32
  llvm.store %a2, %p : f32, !llvm.ptr
  %o2 = llvm.atomicrmw fmax %p, %b2 monotonic : !llvm.ptr, f32
  %r2 = llvm.load %p : !llvm.ptr -> f32
  %a3 = llvm.mlir.constant(1.5 : f32) : f32
  %b3 = llvm.mlir.constant(2.0 : f32) : f32
  llvm.store %a3, %p : f32, !llvm.ptr
  %o3 = llvm.atomicrmw fmin %p, %b3 monotonic : !llvm.ptr, f32
  %r3 = llvm.load %p : !llvm.ptr -> f32
  %a4 = llvm.mlir.constant(-0.0 : f32) : f32
  %b4 = llvm.mlir.constant(0.0 : f32) : f32
  llvm.store %a4, %p : f32, !llvm.ptr
  %o4 = llvm.atomicrmw fmaximum %p, %b4 monotonic : !llvm.ptr, f32
  %r4 = llvm.load %p : !llvm.ptr -> f32
  %a5 = llvm.mlir.constant(0.0 : f32) : f32
  %b5 = llvm.mlir.constant(-0.0 : f32) : f32
  llvm.store %a5, %p : f32, !llvm.ptr
  %o5 = llvm.atomicrmw fminimum %p, %b5 monotonic : !llvm.ptr, f32
  %r5 = llvm.load %p : !llvm.ptr -> f32
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f32, f32, f32, f32
}

// COMPARED: {1, true} : !llvm.struct<(i32, i1)>
// COMPARED-NEXT: {2, false} : !llvm.struct<(i32, i1)>
// COMPARED-NEXT: 2 : i32
func.func @compared() -> (!llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>, i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %a = llvm.cmpxchg %p, %one, %two acq_rel monotonic : !llvm.ptr, i32
  %b = llvm.cmpxchg %p, %one, %one acq_rel monotonic : !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  return %a, %b, %r : !llvm.struct<(i32, i1)>, !llvm.struct<(i32, i1)>, i32
}

// It ends, whatever fails on the way.
// WEAK: 2 : i32
llvm.func @weak() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.mlir.constant(2 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.br ^again
^again:
  %a = llvm.cmpxchg weak %p, %one, %two acq_rel monotonic : !llvm.ptr, i32
  %done = llvm.extractvalue %a[1] : !llvm.struct<(i32, i1)>
  llvm.cond_br %done, ^end, ^again
^end:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

func.func @undecided() -> !llvm.struct<(i32, i1)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  // UNDECIDED: [[# @LINE + 1]]:8: error: undefined behaviour: what is compared is poison, and it decides what is written
  %r = llvm.cmpxchg %p, %one, %one acq_rel monotonic : !llvm.ptr, i32
  return %r : !llvm.struct<(i32, i1)>
}

// SPOILED: poison : i32
func.func @spoiled() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %poison = llvm.mlir.poison : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.store %one, %p : i32, !llvm.ptr
  %old = llvm.atomicrmw add %p, %poison seq_cst : !llvm.ptr, i32
  %r = llvm.load %p : !llvm.ptr -> i32
  return %r : i32
}

func.func @unaligned() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i8
  // UNALIGNED: [[# @LINE + 1]]:8: error: undefined behaviour: the address {{.*}} is not aligned to 4 bytes, as the operation promises
  %r = llvm.atomicrmw add %q, %one seq_cst : !llvm.ptr, i32
  return %r : i32
}
