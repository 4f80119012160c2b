// RUN: mlir-interp run %s | FileCheck %s
// RUN: mlir-interp run %s --index-bitwidth=32 | FileCheck %s --check-prefix=NARROW
// The width the run was given.
func.func @main() -> index {
  // NARROW: 32 : index
  // CHECK: 64 : index
  %w = index.sizeof
  return %w : index
}
