// RUN: mlir-interp run %s --entry=first --args='100 : i8' | FileCheck %s --check-prefix=POISON
// RUN: mlir-interp run %s --entry=first --args='5 : i8' | FileCheck %s --check-prefix=SUM
// RUN: mlir-interp run %s --entry=second --args='100 : i8' | FileCheck %s --check-prefix=OTHER
// Poison that is born in a region of affine.if: it is yielded, or stays there.
// POISON: poison : i8
// SUM: 10 : i8
func.func @first(%x: i8) -> i8 {
  %c3 = arith.constant 3 : index
  %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%c3) -> i8 {
    %sum = arith.addi %x, %x overflow<nsw> : i8
    affine.yield %sum : i8
  } else {
    affine.yield %x : i8
  }
  return %r : i8
}

// OTHER: 101 : i8
func.func @second(%x: i8) -> i8 {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i8
  affine.if affine_set<(d0) : (d0 - 1 == 0)>(%c1) {
    %sum = arith.addi %x, %x overflow<nsw> : i8
  }
  %more = arith.addi %x, %one : i8
  return %more : i8
}
