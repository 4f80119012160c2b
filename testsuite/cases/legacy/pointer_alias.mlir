// An alias keeps what its pointer points to. DECISIONS.md O4.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// CHECK: 2.500000e+00 : f64
!p = !llvm.ptr<f64>
!q = !p
func.func @main() -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %x = llvm.mlir.constant(2.5 : f64) : f64
  %p = llvm.alloca %one x f64 : (i32) -> !p
  llvm.store %x, %p : !p
  %r = llvm.load %p : !q
  return %r : f64
}
