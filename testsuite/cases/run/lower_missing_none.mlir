// RUN: not mlir-interp run %s --lower-missing 2>&1 | FileCheck %s
// RUN: mlir-interp run %s --lower-missing 2> /dev/null; test $? -eq 6
func.func @main() -> index {
  // CHECK: lower_missing_none.mlir:[[# @LINE + 2]]:8: error: unsupported operation 'gpu.lane_id': mlir-interp does not execute `gpu` yet
  // CHECK: note: --lower-missing knows no passes that bring 'gpu.lane_id' to what is executed
  %r = gpu.lane_id
  return %r : index
}
