// RUN: mlir-interp check %s --inputs=100 --via=both -O0 -O2 | FileCheck %s
// Vectors of odd integers that take more registers than one, which LLVM would hand over wrongly.

// CHECK-NOT: DIFFERENT
// CHECK: llvm -O0 {{ *}}3 {{ *}}300 {{ *}}300
// CHECK: mlir -O2 {{ *}}3 {{ *}}300 {{ *}}300
func.func @same(%v: vector<24xi7>) -> vector<24xi7> {
  return %v : vector<24xi7>
}
func.func @among(%a: i1, %v: vector<40xi33>, %w: vector<3xi7>) -> (vector<40xi33>, i1, vector<3xi7>) {
  %s = arith.addi %v, %v : vector<40xi33>
  return %s, %a, %w : vector<40xi33>, i1, vector<3xi7>
}
func.func @rows(%v: vector<2x20xi5>) -> vector<2x20xi5> {
  return %v : vector<2x20xi5>
}
