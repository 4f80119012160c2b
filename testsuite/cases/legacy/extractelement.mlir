// Indices of any width, unsigned. DECISIONS.md O9.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// CHECK: 3 : i32
func.func @main() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %two = arith.constant -2 : i2
  %r = vector.extractelement %v[%two : i2] : vector<4xi32>
  return %r : i32
}
