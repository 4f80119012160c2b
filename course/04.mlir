// 4. Structured loops and carried values
//
// Blocks and branches can express anything, and so it is hard to see what they
// mean. The dialect scf has loops and conditions as single operations. Their
// bodies are regions: blocks inside of an operation, between braces.
//
// The loop below adds the squares of the odd numbers below 10. `iter_args(%sum =
// %zero)` makes `%sum` carry a value from one iteration into the next: it starts
// as `%zero`, and then it is what scf.yield hands over at the end of the body.
// What the last iteration yields is the result, `%total`.
//
//   mlir-interp step 04.mlir
//     break scf.if    stops once in each iteration
//     continue        and look: which iteration is this?
//     print %sum      0, and with each `continue` 0, 1, 1, 10, 10, 35, 35, 84
//     info locals     all values there are
//
// What would the loop be, made of blocks? The first command says; the second
// shows that both mean the same:
//
//   mlir-opt-22 --convert-scf-to-cf 04.mlir
//   mlir-interp diff 04.mlir --passes=convert-scf-to-cf
//
// Surprising: scf.if gives a value, as `condition ? a : b` does in C. It has to:
// a region cannot change `%sum`, which belongs to somebody else, it can only hand
// a new value out. And the other way around, nothing that is defined in a region
// can be seen from outside.
//
// Read on: regions loops scf.for scf.if

func.func @squares(%from: index, %to: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %total = scf.for %i = %from to %to step %one
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

func.func @main() -> index {
  %zero = arith.constant 0 : index
  %ten = arith.constant 10 : index
  %r = func.call @squares(%zero, %ten) : (index, index) -> index
  return %r : index
}

// ? How often does arith.muli run in @main?
//   = count arith.muli @main()
// ? What is `%new_sum` the fourth time that it is given?
//   = value %new_sum 4 @main()
// ? What does @squares give from 10 to 0?
//   - the same sum, backwards: 165
//   - 0, for the loop does not run at all: 0
//   - it runs until a limit: limit
//   = results @squares(10 : index, 0 : index)
// ! Write `@squares_of_odd(%to: index) -> index`, which adds the same squares, of
//   the odd numbers below `%to`, with a loop of scf or affine, and without a
//   condition (scf.if, arith.select): let the loop start at 1, with a step of 2.
//   @squares_of_odd(0...20 : index)
//   with scf.for scf.while scf.parallel scf.forall affine.for affine.parallel
//   without scf.if arith.select affine.if
