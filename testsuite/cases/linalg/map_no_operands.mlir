// RUN: mlir-interp verify %s --verify-diagnostics
// RUN: mlir-opt %s --verify-diagnostics
// A short form has a body only where there are operands to take.

func.func @f() {
  // expected-error@+1 {{'linalg.map' op expected 1 or more operands, but found 0}}
  linalg.map { math.absi }
  return
}
