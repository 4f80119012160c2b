// RUN: not mlir-interp run %s -e nsw 2>&1 | FileCheck %s --check-prefix=NSW
// RUN: not mlir-interp run %s -e nnan 2>&1 | FileCheck %s --check-prefix=NNAN
// RUN: not mlir-interp run %s -e divides 2>&1 | FileCheck %s --check-prefix=ZERO

func.func @nsw() -> i8 {
  %big = arith.constant 127 : i8
  // NSW: [[@LINE+2]]:{{[0-9]+}}: note: the poison was born here: the signed result does not fit, which nsw excludes
  // NSW-NEXT: llvm.add
  %0 = llvm.add %big, %big overflow<nsw> : i8
  %1 = arith.divui %big, %0 : i8
  return %1 : i8
}

func.func @nnan() -> i1 {
  %nan = arith.constant 0x7FC00000 : f32
  %c = arith.constant true
  // NNAN: [[@LINE+2]]:{{[0-9]+}}: note: the poison was born here:
  // NNAN-NEXT: llvm.fmul
  %0 = llvm.fmul %nan, %nan {fastmathFlags = #llvm.fastmath<contract, nnan>} : f32
  %1 = llvm.fcmp "uno" %0, %nan : f32
  cf.cond_br %1, ^bb1, ^bb1
^bb1:
  return %1 : i1
}

func.func @divides() -> i8 {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  // ZERO: [[@LINE+1]]:{{[0-9]+}}: error: undefined behaviour
  %0 = llvm.udiv %one, %zero : i8
  return %0 : i8
}
