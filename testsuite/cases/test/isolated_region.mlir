// RUN: mlir-interp print %s | FileCheck %s
func.func @isolated(%i: index) {
  // The custom form has an argument.
  // CHECK: "test.isolated_region"(%{{.*}}) ({
  "test.isolated_region"(%i) ({
    "test.return"() : () -> ()
  }) : (index) -> ()
  // CHECK: test.isolated_region %{{[a-z0-9]*}} {
  "test.isolated_region"(%i) ({
  ^bb0(%a: index):
    "test.return"() : () -> ()
  }) : (index) -> ()
  return
}
