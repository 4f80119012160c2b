// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 --entry=narrow | FileCheck %s
// "Lowerings may assume that the underlying computations do not overflow": poison, for the operation
// is pure. DECISIONS.md R18.
func.func @main() -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %far = arith.constant 4611686018427387904 : index
  // CHECK: poison : index
  // CHECK-NEXT: poison : index
  // CHECK-NEXT: poison : index
  %0:3 = affine.delinearize_index %c0 into (2, %far) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

func.func @narrow() -> (index, index, index) {
  %c7 = arith.constant 7 : index
  %0:3 = affine.delinearize_index %c7 into (65536, 65536, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
