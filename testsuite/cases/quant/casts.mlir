// RUN: mlir-interp run %s | FileCheck %s

// Casts of numbers: rounding, ranges, zero points (Z1, Z2).

!i8 = !quant.uniform<i8:f32, 2.0:10>
!u8 = !quant.uniform<u8:f32, 2.0:10>
!narrow = !quant.uniform<i8<-20:20>:f32, 2.0:10>
!unsigned = !quant.uniform<u8<100:200>:f32, 1.0>
!cut = !quant.uniform<i8:f32, 1.0:300>
!half = !quant.uniform<i16:f16, 0.1:2049>
!bit = !quant.uniform<i1:f32, 0.5>

func.func @main() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i16, i1, f32, f32, f32, f16) {
  %seven = arith.constant 7.0 : f32
  %minus = arith.constant -27.0 : f32
  %large = arith.constant 235.9 : f32
  %huge = arith.constant 236.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  // Toward zero: 13.5, and -3.5.
  // CHECK: {{^}}13 : i8
  %q0 = quant.qcast %seven : f32 to !i8
  %r0 = quant.scast %q0 : !i8 to i8
  // CHECK-NEXT: {{^}}-3 : i8
  %q1 = quant.qcast %minus : f32 to !i8
  %r1 = quant.scast %q1 : !i8 to i8
  // 127.95 does fit i8, 128 does not; it is not clamped then.
  // CHECK-NEXT: {{^}}127 : i8
  %q2 = quant.qcast %large : f32 to !i8
  %r2 = quant.scast %q2 : !i8 to i8
  // CHECK-NEXT: {{^}}poison : i8
  %q3 = quant.qcast %huge : f32 to !i8
  %r3 = quant.scast %q3 : !i8 to i8
  // CHECK-NEXT: {{^}}-128 : i8
  %q4 = quant.qcast %huge : f32 to !u8
  %r4 = quant.scast %q4 : !u8 to i8
  // CHECK-NEXT: {{^}}poison : i8
  %q5 = quant.qcast %nan : f32 to !i8
  %r5 = quant.scast %q5 : !i8 to i8
  // Clamped: 127 to 20, 7 to 100 and 235 to 200, which is -56 of i8.
  // CHECK-NEXT: {{^}}20 : i8
  %q6 = quant.qcast %large : f32 to !narrow
  %r6 = quant.scast %q6 : !narrow to i8
  // CHECK-NEXT: {{^}}100 : i8
  %q7 = quant.qcast %seven : f32 to !unsigned
  %r7 = quant.scast %q7 : !unsigned to i8
  // CHECK-NEXT: {{^}}-56 : i8
  %q8 = quant.qcast %large : f32 to !unsigned
  %r8 = quant.scast %q8 : !unsigned to i8
  // 300 is 44 of i8.
  // CHECK-NEXT: {{^}}51 : i8
  %q9 = quant.qcast %seven : f32 to !cut
  %r9 = quant.scast %q9 : !cut to i8
  // Each step is rounded to f16: 10 / 0.1 is 100, and the zero point 2048.
  // CHECK-NEXT: {{^}}2148 : i16
  %ten = arith.constant 10.0 : f16
  %q10 = quant.qcast %ten : f16 to !half
  %r10 = quant.scast %q10 : !half to i16
  // CHECK-NEXT: {{^}}true
  %half = arith.constant -0.5 : f32
  %q11 = quant.qcast %half : f32 to !bit
  %r11 = quant.scast %q11 : !bit to i1
  // CHECK-NEXT: {{^}}6.000000e+00 : f32
  %r12 = quant.dcast %q0 : !i8 to f32
  // CHECK-NEXT: {{^}}2.360000e+02 : f32
  %r13 = quant.dcast %q4 : !u8 to f32
  // CHECK-NEXT: {{^}}-5.000000e-01 : f32
  %r14 = quant.dcast %q11 : !bit to f32
  // CHECK-NEXT: {{^}}1.000000e+01 : f16
  %r15 = quant.dcast %q10 : !half to f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i16, i1, f32, f32, f32, f16
}
