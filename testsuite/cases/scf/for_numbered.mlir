// RUN: mlir-interp print --allow-unregistered-dialect %s > %t
// RUN: mlir-opt --allow-unregistered-dialect %s | diff -B - %t
// RUN: FileCheck %s < %t
// Where upstream reads an operand a number may stand, and belongs to the name.
// CHECK: scf.for %arg1 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT: "some.use"(%arg1) : (index) -> ()
func.func @numbered(%a: index) {
  scf.for %i#0 = %a#0 to %a step %a {
    "some.use"(%i#0) : (index) -> ()
  }
  "some.region"() ({
  // CHECK: ^bb0(%arg1: i32):
  ^bb0(%x#0: i32):
    "some.use"(%x) : (i32) -> ()
  }) : () -> ()
  return
}
