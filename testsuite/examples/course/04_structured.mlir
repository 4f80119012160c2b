// 4. Structured loops and carried values
//
//   build/mlir-interp run testsuite/examples/course/04_structured.mlir
//
// Blocks and branches can express anything, and so it is hard to see what they mean. The dialect
// scf has loops and conditions as single operations. Their bodies are regions: blocks inside of an
// operation, between braces.
//
// The loop below adds the squares of the odd numbers below 10. `iter_args(%sum = %zero)` makes %sum
// carry a value from one iteration into the next: it starts as %zero, and then it is what scf.yield
// hands over at the end of the body. What the last iteration yields is the result, %total.
//
//   build/mlir-interp step testsuite/examples/course/04_structured.mlir
//     break scf.if    stops once in each iteration
//     continue        and look: which iteration is this?
//     print %sum      0, and with each `continue` 0, 1, 1, 10, 10, 35, 35, 84, 84
//     info locals     all values there are
//
// Read on: build/mlir-interp explain scf.for
//
// Surprising: scf.if gives a value, as `condition ? a : b` does in C. It has to: a region cannot
// change %sum, which belongs to somebody else, it can only hand a new value out. And the other way
// around, nothing that is defined in a region can be seen from outside.

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %ten = arith.constant 10 : index
  %total = scf.for %i = %zero to %ten step %one
      iter_args(%sum = %zero) -> (index) {
    %rest = arith.remui %i, %two : index
    %is_odd = arith.cmpi eq, %rest, %one : index
    %new_sum = scf.if %is_odd -> (index) {
      %square = arith.muli %i, %i : index
      %more = arith.addi %sum, %square : index
      scf.yield %more : index
    } else {
      scf.yield %sum : index
    }
    scf.yield %new_sum : index
  }
  return %total : index
}

// What would the loop be, made of blocks? mlir-opt can say:
//
//   mlir-opt-22 --convert-scf-to-cf testsuite/examples/course/04_structured.mlir
//
// and this shows that both mean the same:
//
//   build/mlir-interp diff testsuite/examples/course/04_structured.mlir --passes=convert-scf-to-cf
//
// Exercise: get rid of scf.if by making the loop start at 1 with a step of 2. Then write the loop
// of program 3, which does not know how often it will run, with scf.while.
