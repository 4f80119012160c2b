// RUN: %ods %S/Inputs/groups.td -o %t.json
// RUN: mlir-interp print %s --dialect=%t.json | FileCheck %s
// RUN: mlir-interp print %s --dialect=%t.json | mlir-interp print - --dialect=%t.json | FileCheck %s
// RUN: mlir-interp print %s --dialect=%t.json --generic | FileCheck %s --check-prefix=GENERIC
// Operands of several groups stand in brackets, a pair for each, and so do their types.
func.func @f(%a: i32, %b: f32) {
  // CHECK: own.groups (%arg0, %arg1), (), (%arg0) : (i32, f32), (), (i32) and %arg0 : i32
  // GENERIC: "own.groups"(%arg0, %arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 3, 1>, sizes = array<i32: 2, 0, 1>}>
  own.groups (%a, %b), (), (%a) : (i32, f32), (), (i32) and %a : i32
  // CHECK-NEXT: own.groups () : () and %arg0 : i32
  own.groups () : () and %a : i32
  // CHECK-NEXT: own.groups (%arg1) : (f32) and %arg0 : i32 {more}
  "own.groups"(%b, %a) <{sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> {more} : (f32, i32) -> ()
  return
}
