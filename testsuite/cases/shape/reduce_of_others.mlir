// RUN: split-file %s %t
// RUN: not mlir-interp run %t/more.mlir 2>&1 | FileCheck %t/more.mlir
// RUN: not mlir-interp run %t/others.mlir 2>&1 | FileCheck %t/others.mlir
// What a turn of shape.reduce leaves is what the next begins with, and at last the results: as many,
// and of the same types. Upstream's verifier does not ask.

//--- more.mlir
func.func @main() -> index {
  %s = arith.constant dense<[4, 5]> : tensor<2xindex>
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'shape.reduce': it has no meaning for values of these types together
  %r = "shape.reduce"(%s) ({
  ^bb0(%i: index, %extent: index):
    "shape.yield"(%extent) : (index) -> ()
  }) : (tensor<2xindex>) -> index
  return %r : index
}

//--- others.mlir
func.func @main() -> i8 {
  %s = arith.constant dense<[4, 5]> : tensor<2xindex>
  %b = arith.constant 1 : i8
  %one = index.constant 1
  // CHECK: [[# @LINE + 1]]:8: error: unsupported: 'shape.reduce': it has no meaning for values of these types together
  %r = "shape.reduce"(%s, %one) ({
  ^bb0(%i: index, %extent: index, %before: index):
    "shape.yield"(%b) : (i8) -> ()
  }) : (tensor<2xindex>, index) -> i8
  return %r : i8
}
