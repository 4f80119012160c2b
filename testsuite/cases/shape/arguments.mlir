// RUN: mlir-interp run %s -e given --args '[4, -1], 5' | FileCheck %s
// RUN: not mlir-interp run %s -e given --args '5, 5' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not mlir-interp run %s -e witnessed --args 'true' 2>&1 | FileCheck %s --check-prefix=WITNESS
// Shapes and sizes as arguments, a negative extent one that is not known.

// CHECK: {{^}}[4, ?] : !shape.shape{{$}}
// CHECK-NEXT: {{^}}5 : !shape.size{{$}}
// WRONG: error: integer literal not valid for specified type
func.func @given(%shape: !shape.shape, %size: !shape.size) -> (!shape.shape, !shape.size) {
  return %shape, %size : !shape.shape, !shape.size
}

// WITNESS: error: argument 0 of @witnessed is of type '!shape.witness', but got 'true'
func.func @witnessed(%w: !shape.witness) {
  return
}
