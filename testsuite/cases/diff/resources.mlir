// RUN: not mlir-interp diff %s --opt-cmd="sed s/0x0400000001/0x0400000003/" | FileCheck %s
// RUN: not mlir-interp diff %s --opt-cmd="sed s/0x0400000001/0x0400000003/" --reduce -o %t | FileCheck %s --check-prefix=REDUCED
// RUN: sed s/0x0400000001/0x0400000003/ %s > %t.with.mlir
// RUN: not mlir-interp diff %s --with=%t.with.mlir | FileCheck %s
// RUN: not mlir-interp diff %s --opt-cmd="sed '/^{-#/d'" | FileCheck %s --check-prefix=LACKS
// RUN: mlir-interp diff %s --opt-cmd="sed 's/r: /s: /; s/<r>/<s>/'" | FileCheck %s --check-prefix=RENAMED
// RUN: mlir-interp diff %s --passes=canonicalize,cse | FileCheck %s --check-prefix=PASSES
// What stands under a key is a version's own: another one may have other numbers there, or none.

// CHECK: wrong result in @f
// CHECK: expected {{ *}}1 = 0x00000001
// CHECK: actual {{ *}}3 = 0x00000003
// REDUCED: reduced to
// LACKS: not judged
// RENAMED: refines: 1 function
// PASSES: refines: nothing is changed
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %numbers = arith.constant dense_resource<r> : tensor<2xi32>
  %first = tensor.extract %numbers[%c0] : tensor<2xi32>
  return %first : i32
}
{-# dialect_resources: { builtin: { r: "0x040000000100000002000000" } } #-}
