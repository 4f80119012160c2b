// RUN: mlir-interp run %s | FileCheck %s
func.func @main() {
  %c3 = arith.constant 3 : index
  %cm7 = arith.constant -7 : index
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 + 1, 100)>(%c3)[%cm7]
  %i = arith.index_cast %0 : index to i64
  // CHECK: -6
  vector.print %i : i64
  %1 = affine.max affine_map<(d0)[s0] -> (d0, s0 + 1, -100)>(%c3)[%cm7]
  // CHECK-NEXT: 3
  vector.print %1 : index
  %2 = affine.min affine_map<(d0) -> (d0 * 2)>(%c3)
  // CHECK-NEXT: 6
  vector.print %2 : index
  return
}
