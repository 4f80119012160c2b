// RUN: mlir-interp run %s --upstream-dialects --meaning=%S/Inputs/of_upstream.meaning.mlir | FileCheck %s
// An operation of upstream's that is not executed here may be given a meaning, too.
func.func @main() -> (index, index) {
  %x = gpu.thread_id x
  %z = gpu.thread_id z
  return %x, %z : index, index
}
// CHECK: 0 : index
// CHECK-NEXT: 2 : index
