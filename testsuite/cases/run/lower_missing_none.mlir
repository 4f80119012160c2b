// RUN: not mlir-interp run %s --lower-missing 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s 2>&1 | FileCheck %s --check-prefix=WAYS --implicit-check-not=--lower-missing
// RUN: not mlir-interp run %s --upstream-dialects 2>&1 | FileCheck %s --check-prefix=READ --implicit-check-not=note
// RUN: not mlir-interp-runner %s --entry-point-result=void 2>&1 | FileCheck %s --check-prefix=RUNNER --implicit-check-not=--lower
// RUNNER: {{^}}note: --upstream-dialects reads it
// WAYS: {{^}}note: --lower COMMAND has
// WAYS-NEXT: {{^}}note: --upstream-dialects reads it
// READ: 'gpu.lane_id': the operation has no meaning here: it is not executed (--meaning FILE gives it one, --lower
// RUN: mlir-interp run %s --lower-missing 2> /dev/null; test $? -eq 6
func.func @main() -> index {
  // CHECK: lower_missing_none.mlir:[[# @LINE + 2]]:8: error: unsupported operation 'gpu.lane_id': mlir-interp does not execute `gpu` yet
  // CHECK: note: --lower-missing knows no passes that bring 'gpu.lane_id' to what is executed
  %r = gpu.lane_id
  return %r : index
}
