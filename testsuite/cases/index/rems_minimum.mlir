// RUN: mlir-interp run %s --entry=main | FileCheck %s
// RUN: mlir-interp run %s --entry=narrow --index-bitwidth=32 | FileCheck %s
// Nothing is left of the minimum by -1, whose quotient does not fit, nor is poison by -1 undefined.
// DECISIONS.md A1.
func.func @rest(%a: index, %b: index) -> (index, index) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c9 = index.constant 9
  %once = index.rems %a, %b
  %sum = scf.for %i = %c0 to %c9 step %c1 iter_args(%n = %c0) -> index {
    %r = index.rems %a, %b
    %next = index.add %n, %r
    scf.yield %next : index
  }
  return %once, %sum : index, index
}

// CHECK: 0 : index
// CHECK-NEXT: 0 : index
// CHECK-NEXT: poison : index
func.func @main() -> (index, index, index) {
  %min = index.constant -9223372036854775808
  %minus = index.constant -1
  %p = ub.poison : index
  %r:2 = call @rest(%min, %minus) : (index, index) -> (index, index)
  %poison = index.rems %p, %minus
  return %r#0, %r#1, %poison : index, index, index
}

func.func @narrow() -> (index, index, index) {
  %min = index.constant -2147483648
  %minus = index.constant -1
  %p = ub.poison : index
  %r:2 = call @rest(%min, %minus) : (index, index) -> (index, index)
  %poison = index.rems %p, %minus
  return %r#0, %r#1, %poison : index, index, index
}
