// RUN: mlir-interp run %s --vscale=2 | FileCheck %s
// RUN: not mlir-interp run %s --vscale=1 2>&1 | FileCheck %s --check-prefix=BEYOND

// The length counts the lanes that there are: three of four, or of two.
func.func @main() -> (vector<[2]xi8>, i8) {
  %v = llvm.intr.stepvector : vector<[2]xi8>
  %zero = arith.constant 0 : i8
  %three = arith.constant 3 : i32
  %all = arith.constant dense<true> : vector<[2]xi1>
  // CHECK: dense<[0, 2, 4, poison]> : vector<[2]xi8>
  // BEYOND: [[@LINE+1]]:8: error: undefined behaviour: evl is 3, above the number of lanes, 2
  %r = "llvm.intr.vp.add"(%v, %v, %all, %three)
    : (vector<[2]xi8>, vector<[2]xi8>, vector<[2]xi1>, i32) -> vector<[2]xi8>
  // CHECK-NEXT: {{^}}3 : i8
  %s = "llvm.intr.vp.reduce.add"(%zero, %v, %all, %three) : (i8, vector<[2]xi8>, vector<[2]xi1>, i32) -> i8
  return %r, %s : vector<[2]xi8>, i8
}
