// RUN: mlir-interp run %s | FileCheck %s
// A clock goes on, and the same way in every run (DECISIONS X2).
func.func private @rtclock() -> f64
func.func private @nanoTime() -> i64 attributes { llvm.emit_c_interface }
func.func @main() {
  %a = call @rtclock() : () -> f64
  %b = call @rtclock() : () -> f64
  %later = arith.cmpf ogt, %b, %a : f64
  // CHECK: 1
  vector.print %later : i1
  %c = call @nanoTime() : () -> i64
  // CHECK-NEXT: 3000
  vector.print %c : i64
  return
}
