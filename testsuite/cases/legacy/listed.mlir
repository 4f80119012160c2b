// Operands of named operations in parentheses; linalg.fill in either order. DECISIONS.md O8.
// RUN: mlir-interp run --legacy %s | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=NOTE
// CHECK: dense<{{\[\[}}1.300000e+01, 1.300000e+01], [1.300000e+01, 1.300000e+01]]> : memref<2x2xf32>
func.func @main() -> memref<2x2xf32> {
  %a = memref.alloc() : memref<2x2xf32>
  %c = memref.alloc() : memref<2x2xf32>
  %two = arith.constant 2.0 : f32
  %five = arith.constant 5.0 : f32
  // NOTE: note: an old form of 'linalg.fill', which is read with --legacy; today it is written with 'ins(...) outs(...)'
  linalg.fill(%a, %two) : memref<2x2xf32>, f32
  linalg.fill(%five, %c) : f32, memref<2x2xf32>
  linalg.matmul(%a, %a, %c) : memref<2x2xf32>, memref<2x2xf32>, memref<2x2xf32>
  memref.dealloc %a : memref<2x2xf32>
  return %c : memref<2x2xf32>
}
