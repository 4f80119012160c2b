// RUN: mlir-interp run %s | FileCheck %s
// ub.poison of any type; what is not used does no harm.
func.func @main() -> (i32, vector<2xf32>) {
  %p = ub.poison : i32
  %q = ub.poison : index
  %v = ub.poison : vector<2xf32>
  // CHECK: poison : i32
  // CHECK-NEXT: poison : vector<2xf32>
  return %p, %v : i32, vector<2xf32>
}
