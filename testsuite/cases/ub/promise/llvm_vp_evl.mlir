// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> vector<2xi8> {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<1> : vector<2xi8>
  %mask = arith.constant dense<true> : vector<2xi1>
  %evl = arith.constant 3 : i32
  // CHECK: llvm_vp_evl.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: evl is 3, above the number of lanes, 2
  %r = "llvm.intr.vp.add"(%a, %b, %mask, %evl)
    : (vector<2xi8>, vector<2xi8>, vector<2xi1>, i32) -> vector<2xi8>
  return %r : vector<2xi8>
}
