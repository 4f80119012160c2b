// RUN: mlir-interp run %s | FileCheck %s
// A loop hands on its own induction variable: the next iteration finds this one's.
func.func @known() -> (index, index) {
  %none = arith.constant 99 : index
  %r:2 = affine.for %i = 0 to 8 step 3 iter_args(%a = %none, %b = %none) -> (index, index) {
    affine.yield %i, %a : index, index
  }
  return %r#0, %r#1 : index, index
}

func.func @given(%upper: index) -> (index, index, index) {
  %none = arith.constant 99 : index
  %r:3 = affine.for %i = 0 to %upper iter_args(%a = %none, %b = %none, %c = %none) -> (index, index, index) {
    affine.yield %c, %i, %b : index, index, index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}

// A product of what is carried and the variable, through the iteration before.
func.func @inside() -> index {
  %c1 = arith.constant 1 : index
  %r:2 = affine.for %i = 1 to 5 iter_args(%a = %c1, %p = %c1) -> (index, index) {
    %q = affine.for %j = 0 to 3 iter_args(%y = %a) -> (index) {
      %z = arith.muli %y, %i : index
      affine.yield %z : index
    }
    affine.yield %i, %q : index, index
  }
  return %r#1 : index
}

func.func @main() {
  %k:2 = call @known() : () -> (index, index)
  // CHECK: 6
  // CHECK-NEXT: 3
  vector.print %k#0 : index
  vector.print %k#1 : index
  %six = arith.constant 6 : index
  %g:3 = call @given(%six) : (index) -> (index, index, index)
  // CHECK-NEXT: 3
  // CHECK-NEXT: 5
  // CHECK-NEXT: 4
  vector.print %g#0 : index
  vector.print %g#1 : index
  vector.print %g#2 : index
  %p = call @inside() : () -> index
  // CHECK-NEXT: 192
  vector.print %p : index
  return
}
