// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// A constant keeps its low 32 bits where index is that wide.
func.func @main() -> (index, index) {
  // NARROW: 5 : index
  // CHECK: 4294967301 : index
  %a = index.constant 4294967301
  // NARROW-NEXT: -1 : index
  // CHECK-NEXT: -1 : index
  %b = index.constant -1
  return %a, %b : index, index
}
