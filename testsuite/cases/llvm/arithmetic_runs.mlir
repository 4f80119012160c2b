// RUN: mlir-interp run %s | FileCheck %s
// Operations of LLVM that compute what one of arith does run as that one, flags by their names: the
// bits of llvm's fast-math flags are not those of arith's.

func.func @main() {
  %big = arith.constant 127 : i8
  %one = arith.constant 1 : i8
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0x7F800000 : f32
  %x = arith.constant 1.5 : f32

  // CHECK: -128
  %0 = llvm.add %big, %one : i8
  vector.print %0 : i8
  // CHECK-NEXT: -3
  %1 = llvm.mul %big, %big : i8
  %2 = llvm.sub %1, %big overflow<nsw> : i8
  %3 = llvm.xor %2, %big : i8
  vector.print %3 : i8
  // CHECK-NEXT: 63
  %4 = llvm.lshr %big, %one : i8
  vector.print %4 : i8

  // A flag of another name would let this pass, or the next.
  // CHECK-NEXT: inf
  %5 = llvm.fadd %inf, %x {fastmathFlags = #llvm.fastmath<nnan>} : f32
  vector.print %5 : f32
  // CHECK-NEXT: nan
  %6 = llvm.fadd %nan, %x {fastmathFlags = #llvm.fastmath<ninf>} : f32
  vector.print %6 : f32

  // CHECK-NEXT: 1
  %7 = llvm.fcmp "_true" %nan, %x : f32
  vector.print %7 : i1
  // CHECK-NEXT: 0
  %8 = llvm.fcmp "oeq" %nan, %nan : f32
  vector.print %8 : i1
  // CHECK-NEXT: ( -1, 0, 1, 2 )
  %v = arith.constant dense<[-1, 0, 1, 2]> : vector<4xi8>
  %9 = llvm.sext %v : vector<4xi8> to vector<4xi32>
  vector.print %9 : vector<4xi32>

  // CHECK-NEXT: -1
  %m = arith.constant -1 : i8
  %10 = llvm.ashr %m, %one : i8
  vector.print %10 : i8
  // CHECK-NEXT: 5
  %seven = arith.constant 7 : i8
  %11 = llvm.and %seven, %m : i8
  %two = llvm.shl %one, %one : i8
  %12 = llvm.sub %11, %two : i8
  vector.print %12 : i8
  // CHECK-NEXT: 36
  // CHECK-NEXT: 3
  %13 = llvm.udiv %m, %seven : i8
  vector.print %13 : i8
  %14 = llvm.urem %m, %seven : i8
  vector.print %14 : i8
  // CHECK-NEXT: 1
  %15 = llvm.icmp "slt" %m, %one : i8
  vector.print %15 : i1
  // CHECK-NEXT: -1
  %16 = llvm.trunc %v : vector<4xi8> to vector<4xi4>
  %17 = llvm.sitofp %m : i8 to f32
  vector.print %17 : f32
  // CHECK-NEXT: 2.5
  %18 = llvm.fsub %x, %17 : f32
  vector.print %18 : f32
  // CHECK-NEXT: -1.5
  %19 = llvm.fdiv %x, %17 : f32
  vector.print %19 : f32
  // CHECK-NEXT: 1
  %20 = llvm.frem %18, %19 : f32
  vector.print %20 : f32
  // CHECK-NEXT: -2.5
  %21 = llvm.fneg %18 : f32
  %22 = llvm.fpext %21 : f32 to f64
  vector.print %22 : f64
  %23 = llvm.fptrunc %22 : f64 to f16
  // CHECK-NEXT: -2
  // CHECK-NEXT: 1
  %24 = llvm.fptosi %23 : f16 to i8
  vector.print %24 : i8
  %25 = llvm.fptoui %x : f32 to i8
  vector.print %25 : i8
  return
}
