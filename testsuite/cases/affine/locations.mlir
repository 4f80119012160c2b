// RUN: mlir-interp print --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s
// RUN: mlir-opt --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s
// The variable of affine.for has its location beside it, as that of scf.for has not; a file without a
// name is "-".
func.func @f() {
  // CHECK: affine.for %{{.*}} loc("-":1:2) = 0 to 10 {
  affine.for %i loc("":1:2) = 0 to 10 {
  }
  return
}
