// RUN: not mlir-interp run %s -e product 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not mlir-interp run %s -e quotient 2>&1 | FileCheck %s --check-prefix=QUOTIENT
// RUN: not mlir-interp run %s -e zero 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not mlir-interp run %s -e divisor 2>&1 | FileCheck %s --check-prefix=DIVISOR
// RUN: not mlir-interp run %s -e scale 2>&1 | FileCheck %s --check-prefix=SCALE
// Numbers with a fixed point: N31.

func.func @product() -> i8 {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.mlir.constant(127 : i8) : i8
  // PRODUCT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the product does not fit 8 bits
  %r = llvm.call_intrinsic "llvm.smul.fix.i8"(%a, %a, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}

func.func @quotient() -> i8 {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.mlir.constant(127 : i8) : i8
  %b = llvm.mlir.constant(1 : i8) : i8
  // QUOTIENT: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the quotient does not fit 8 bits
  %r = llvm.call_intrinsic "llvm.udiv.fix.i8"(%a, %b, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}

func.func @zero() -> i8 {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.constant(0 : i8) : i8
  // ZERO: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: division by zero
  %r = llvm.call_intrinsic "llvm.sdiv.fix.sat.i8"(%a, %b, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}

func.func @divisor() -> i8 {
  %scale = llvm.mlir.constant(4 : i32) : i32
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.poison : i8
  // DIVISOR: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour: the divisor is poison
  %r = llvm.call_intrinsic "llvm.sdiv.fix.sat.i8"(%a, %b, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}

func.func @scale() -> i8 {
  %scale = llvm.mlir.constant(8 : i32) : i32
  %a = llvm.mlir.constant(1 : i8) : i8
  // SCALE: [[@LINE+1]]:{{[0-9]+}}: error: {{.*}}the scale is not a constant that is at least 0 and less than the operands' width
  %r = llvm.call_intrinsic "llvm.smul.fix.i8"(%a, %a, %scale) : (i8, i8, i32) -> i8
  return %r : i8
}
