// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: mlir-interp run %s > /dev/null 2>&1; test $? -eq 4
func.func @main() -> vector<2xi8> {
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<1> : vector<2xi8>
  %mask = ub.poison : vector<2xi1>
  %evl = arith.constant 2 : i32
  // CHECK: llvm_vp_urem_mask.mlir:[[# @LINE + 1]]:8: error: undefined behaviour: the operand 'mask' is poison
  %r = "llvm.intr.vp.urem"(%a, %b, %mask, %evl)
    : (vector<2xi8>, vector<2xi8>, vector<2xi1>, i32) -> vector<2xi8>
  return %r : vector<2xi8>
}
