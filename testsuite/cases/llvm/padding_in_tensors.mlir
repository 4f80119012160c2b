// RUN: mlir-interp run %s 2>&1 | FileCheck %s --implicit-check-not=warning
// RUN: mlir-interp run %s -e poisoned 2>&1 | FileCheck %s --check-prefix=POISON
// What lies between the parts of a struct is none of its value: it makes no element poison.
func.func @main() -> tensor<2x!llvm.struct<(i8, i32)>> {
  %a = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  %b = tensor.from_elements %a, %a : tensor<2x!llvm.struct<(i8, i32)>>
  return %b : tensor<2x!llvm.struct<(i8, i32)>>
}
// CHECK: dense<{0, 0}> : tensor<2x!llvm.struct<(i8, i32)>>

// POISON: warning: the element [1] of result 0 is poison
func.func @poisoned() -> tensor<2x!llvm.struct<(i8, i32)>> {
  %a = llvm.mlir.zero : !llvm.struct<(i8, i32)>
  // POISON: [[# @LINE + 1]]:8: note: the poison was born here: ub.poison makes it
  %p = ub.poison : i32
  %c = llvm.insertvalue %p, %a[1] : !llvm.struct<(i8, i32)>
  %b = tensor.from_elements %a, %c : tensor<2x!llvm.struct<(i8, i32)>>
  return %b : tensor<2x!llvm.struct<(i8, i32)>>
}
