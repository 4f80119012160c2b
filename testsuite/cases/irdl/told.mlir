// A loaded dialect is listed and explained as those of the program are; a run that reaches it ends there.
// RUN: mlir-interp ops d --dialect=%S/Inputs/d.mlir | FileCheck %s --check-prefix=OPS
// RUN: mlir-interp explain d.two --dialect=%S/Inputs/d.mlir | FileCheck %s --check-prefix=TWO
// RUN: not mlir-interp explain d.seq --dialect=%S/Inputs/d.mlir 2>&1 | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp run %s --dialect=%S/Inputs/d.mlir 2>&1 | FileCheck %s
// OPS: d.two generic verified
// TWO: One type:
// TWO: Operands
// TWO: a {{ *}}any
// NEAR: did you mean d.seg
func.func @main() {
  // CHECK: :[[#@LINE+1]]:3: error: unsupported: 'd.noreg'
  "d.noreg"() : () -> ()
  return
}
