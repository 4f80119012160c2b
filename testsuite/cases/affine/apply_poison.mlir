// RUN: mlir-interp run %s | FileCheck %s
// Poison where a sum or product overflows the index type, where the map divides by a value that is
// not positive, and where an operand is poison (R17).
func.func @main() -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %cm2 = arith.constant -2 : index
  %max = arith.constant 9223372036854775807 : index
  %min = arith.constant -9223372036854775808 : index
  %p = ub.poison : index
  // CHECK: poison : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%max)
  // CHECK-NEXT: poison : index
  %1 = affine.apply affine_map<(d0) -> (-d0)>(%min)
  // CHECK-NEXT: poison : index
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%c5)[%c0]
  // CHECK-NEXT: poison : index
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c5)[%cm2]
  // CHECK-NEXT: poison : index
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%c5)[%c0]
  // CHECK-NEXT: poison : index
  %5 = affine.apply affine_map<(d0) -> (d0 * 0 + 1)>(%p)
  // CHECK-NEXT: poison : index
  %6 = affine.min affine_map<(d0)[s0] -> (d0, d0 floordiv s0)>(%c5)[%c0]
  // CHECK-NEXT: poison : index
  %7 = affine.max affine_map<(d0) -> (0, d0 * 2)>(%min)
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
