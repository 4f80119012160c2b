// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s
// RUN: mlir-interp run %s | FileCheck %s --check-prefix=WIDE

// A constant that the index type does not hold overflows it (R17).
func.func @main() -> (index, index) {
  %five = arith.constant 5 : index
  // CHECK: poison
  // WIDE: 4294967297 : index
  %max = affine.max affine_map<(d0) -> (d0, 4294967297)>(%five)
  // CHECK: poison
  // WIDE: 5 : index
  %rest = affine.apply affine_map<(d0) -> (d0 mod 4294967297)>(%five)
  return %max, %rest : index, index
}
