// The page is told where poison is from: born at the operation itself, or brought by an operand
// through others; and the sizes by which elements are counted.
// RUN: mlir-interp trace %s --html %t > /dev/null && FileCheck %s --input-file=%t
func.func @main() {
  %c0 = arith.constant 0 : index
  %max = arith.constant 127 : i8
  %m = memref.alloc() : memref<2x3xi8>
  // CHECK: "+",1,"heap","%m",[[# @LINE - 1]],"i8",6,6,[2,3],6,
  // CHECK: "p":[4,"the signed result does not fit, which nsw excludes",{{\[\]}},1]
  %sum = arith.addi %max, %max overflow<nsw> : i8
  memref.store %sum, %m[%c0, %c0] : memref<2x3xi8>
  // CHECK: "p":[4,"the signed result does not fit, which nsw excludes",{{\[\[}}6,"was read by"]],0]
  %v = memref.load %m[%c0, %c0] : memref<2x3xi8>
  // CHECK: "p":[4,"the signed result does not fit, which nsw excludes",{{\[\[}}7,"went through"],[6,"was read by"]],0]
  %w = arith.muli %v, %max overflow<nuw> : i8
  return
}
