// The passes read the text as it stands.
// RUN: not mlir-interp run --legacy --lower-missing %s 2>&1 | FileCheck %s
// CHECK: --lower-missing hands the text to upstream's passes, which do not read --legacy
func @main() {
  return
}
