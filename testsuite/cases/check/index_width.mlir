// RUN: mlir-interp check %s --index-bitwidth=32 -O0 -O2 | FileCheck %s

// CHECK: @product: 4096 inputs: all equal
func.func @product(%a: index, %b: index) -> (index, i64) {
  %0 = arith.muli %a, %b : index
  %1 = arith.index_cast %0 : index to i64
  return %0, %1 : index, i64
}
