// RUN: mlir-interp check %s --via=llvm,mlir -O0 -e rest --args='1073741824 : i32, -1 : i32' | FileCheck %s --check-prefix=REST
// RUN: mlir-interp check %s --via=llvm,mlir -O0 -e apply --args='-5 : index, 5 : index' | FileCheck %s --check-prefix=APPLY
// RUN: mlir-interp check %s --via=mlir -O0 -e constant --args='-5 : index, 5 : index' | FileCheck %s --check-prefix=CONSTANT
// What is poison may be what traps where it is lowered.

// REST: @rest: 1 input; llvm -O0: {{.*}}; mlir -O0: 1 known to differ
// REST-NEXT: known, 1 input: mlir -O0 lowers 'arith.remsi' otherwise: srem traps on the minimum by -1
func.func @rest(%a: i32, %b: i32) -> i32 {
  %sum = arith.addi %a, %a overflow<nsw> : i32
  %r = arith.remsi %sum, %b : i32
  return %r : i32
}

// APPLY: @apply: 1 input; llvm -O0: {{.*}}; mlir -O0: 1 known to differ
// APPLY-NEXT: known, 1 input: mlir -O0 lowers 'affine.apply' otherwise: a division that is poison
func.func @apply(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b overflow<nuw> : index
  %r = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%sum]
  return %r : index
}

// By a constant nothing traps.
// CONSTANT: @constant: 1 input: {{all equal|1 allowed}}
func.func @constant(%a: index, %b: index) -> index {
  %sum = arith.addi %a, %b overflow<nuw> : index
  %r = affine.apply affine_map<()[s0] -> (s0 floordiv 7)>()[%sum]
  return %r : index
}
