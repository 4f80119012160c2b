// RUN: mlir-interp run %s | FileCheck %s
// RUN: not mlir-interp run %s -e unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// Intrinsics that have no operation of their own.

func.func @main() -> (f64, f64, f64) {
  %x = llvm.mlir.constant(-3.25 : f64) : f64
  %pair = llvm.call_intrinsic "llvm.modf.f64"(%x) : (f64) -> !llvm.struct<(f64, f64)>
  %part = llvm.extractvalue %pair[0] : !llvm.struct<(f64, f64)>
  %whole = llvm.extractvalue %pair[1] : !llvm.struct<(f64, f64)>
  %infinite = llvm.mlir.constant(0xFFF0000000000000 : f64) : f64
  %other = llvm.call_intrinsic "llvm.modf.f64"(%infinite) : (f64) -> !llvm.struct<(f64, f64)>
  %none = llvm.extractvalue %other[0] : !llvm.struct<(f64, f64)>
  // CHECK: -2.500000e-01 : f64
  // CHECK-NEXT: -3.000000e+00 : f64
  // CHECK-NEXT: -0.000000e+00 : f64
  return %part, %whole, %none : f64, f64, f64
}

func.func @unknown() {
  // UNKNOWN: [[@LINE+1]]:{{[0-9]+}}: error: unsupported: {{.*}}the intrinsic 'llvm.x86.sse2.pause'
  llvm.call_intrinsic "llvm.x86.sse2.pause"() : () -> ()
  return
}
