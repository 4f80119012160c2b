// RUN: mlir-interp run %s 2>/dev/null | FileCheck %s
// A product of which a factor is poison is poison, and the others are not.

// CHECK: dense<[1, 4, poison, 16]> : vector<4xi32>
func.func @main() -> vector<4xi32> {
  %poison = ub.poison : i16
  %a = arith.constant dense<[1, 2, 3, 4]> : vector<4xi16>
  %b = vector.insert %poison, %a[2] : i16 into vector<4xi16>
  %r = arm_neon.intr.smull %a, %b : vector<4xi16> to vector<4xi32>
  return %r : vector<4xi32>
}
