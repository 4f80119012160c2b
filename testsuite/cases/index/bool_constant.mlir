// RUN: mlir-interp run %s | FileCheck %s
// True and false.
func.func @main() -> (i1, i1) {
  // CHECK: true : i1
  %t = index.bool.constant true
  // CHECK-NEXT: false : i1
  %f = index.bool.constant false
  return %t, %f : i1, i1
}
