// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e far | FileCheck %s --check-prefix=FAR
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e far --json | FileCheck %s --check-prefix=JSON
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e near | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir | FileCheck %s --check-prefix=NEAR
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e far --args='dense<0>, 9223372036854775807 : index' | FileCheck %s --check-prefix=GIVEN
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e number | FileCheck %s --check-prefix=NUMBER
// RUN: not mlir-interp diff %s --with %S/Inputs/far_index.mlir -e far --index-bitwidth=32 | FileCheck %s --check-prefix=FAR
// A sum overflows at an index that no memory has: told as that, where nothing else shows a difference (decision P10).

// FAR: DIFFERS {{.*}}: poison in @far
// FAR: --entry=far
// FAR-NEXT: far index every input that shows it has an index of a magnitude that no memory has, a quarter
// FAR-NEXT: of the type's range or more: decision P10
// FAR-NEXT: where
// JSON: "args": "{{.*}}, 9223372036854775807 : index",
// JSON-SAME: "far_index": true,
// GIVEN-NOT: far index
func.func @far(%m: memref<1xi8>, %i: index) -> i1 {
  %c8 = arith.constant 8 : index
  %r = arith.cmpi slt, %i, %c8 : index
  return %r : i1
}

// NEAR: DIFFERS {{.*}}: wrong result in @near
// NEAR-NOT: far index
// NEAR: --args='{{.*}}, 8 : index'
func.func @near(%m: memref<1xi8>, %i: index) -> i1 {
  %c8 = arith.constant 8 : index
  %r = arith.cmpi slt, %i, %c8 : index
  return %r : i1
}

// Where nothing has elements an index is a number.
// NUMBER: DIFFERS {{.*}}: poison in @number
// NUMBER-NOT: far index
func.func @number(%i: index) -> i1 {
  %c8 = arith.constant 8 : index
  %r = arith.cmpi slt, %i, %c8 : index
  return %r : i1
}
