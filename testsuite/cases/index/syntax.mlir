// RUN: mlir-interp print %s | FileCheck %s
// RUN: mlir-interp print --generic %s | FileCheck %s --check-prefix=GENERIC
func.func @forms(%a: index) {
  // CHECK: %idx-5 = index.constant -5
  // GENERIC: "index.constant"() <{value = -5 : index}> : () -> index
  %0 = index.constant -5
  // CHECK-NEXT: %true = index.bool.constant true
  %1 = index.bool.constant 1
  // CHECK-NEXT: index.cmp slt(%arg0, %idx-5)
  // GENERIC: "index.cmp"(%arg0, %{{.*}}) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %2 = index.cmp slt(%a, %0)
  // CHECK-NEXT: index.add %arg0, %idx-5 {note = #index<cmp_predicate ne>}
  %3 = index.add %a, %0 {note = #index<cmp_predicate ne>}
  // CHECK-NEXT: index.casts %arg0 : index to i32
  %4 = index.casts %a : index to i32
  // CHECK-NEXT: index.sizeof
  %5 = index.sizeof
  return
}
