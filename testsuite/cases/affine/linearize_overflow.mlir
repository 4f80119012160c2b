// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 --entry=narrow | FileCheck %s --check-prefix=NARROW
// A pure operation that overflows is poison. DECISIONS.md R18.
func.func @main() -> (index, index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %far = arith.constant 4611686018427387904 : index
  %most = arith.constant 9223372036854775807 : index
  // CHECK: poison : index
  %product = affine.linearize_index [%c2, %c2] by (2, %far) : index
  // CHECK-NEXT: poison : index
  %sum = affine.linearize_index [%c1, %c1] by (2, %most) : index
  return %product, %sum : index, index
}

func.func @narrow() -> (index, index) {
  %c3 = arith.constant 3 : index
  // NARROW: poison : index
  %over = affine.linearize_index [%c3, %c3] by (4, 1073741824) : index
  // NARROW-NEXT: 1073741827 : index
  %c1 = arith.constant 1 : index
  %under = affine.linearize_index [%c1, %c3] by (4, 1073741824) : index
  return %over, %under : index, index
}
