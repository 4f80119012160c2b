// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s
// The index type has 32 bits: what does not fit them overflows.
func.func @main() -> (index, index) {
  %x = arith.constant 2147483647 : index
  // CHECK: 2147483646 : index
  %0 = affine.apply affine_map<(d0) -> (d0 - 1)>(%x)
  // CHECK-NEXT: poison : index
  %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%x)
  return %0, %1 : index, index
}
