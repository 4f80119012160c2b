// 5. Recursion and the call stack
//
// A function may call itself. Each call has a frame of its own, with a `%n` of
// its own, and so there are many values with that name at the same time: 5 for
// the first call, 4 for the one inside, and so on down to 0. The calls that wait
// for the ones inside are the call stack.
//
//   mlir-interp step 05.mlir
//     break @factorial   stops whenever it is called
//     continue           a few times
//     info frames        the call stack: who waits for whom, and where
//     info locals        the values of the innermost call
//     delete             forgets the breakpoint
//     finish             runs until this call returns, and shows with what
//
// Surprising: a recursion that is too deep does not crash. By default a quarter
// of a million calls may wait for each other. Allow fewer, and the run ends
// cleanly, says where it was, and exits with status 7:
//
//   mlir-interp run 05.mlir --max-depth=3
//
// Read on: limits exit-status func.call

func.func @factorial(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %is_zero -> (i64) {
    scf.yield %one : i64
  } else {
    %less = arith.subi %n, %one : i64
    %rest = func.call @factorial(%less) : (i64) -> i64
    %product = arith.muli %n, %rest : i64
    scf.yield %product : i64
  }
  return %r : i64
}

func.func @main() -> i64 {
  %five = arith.constant 5 : i64
  %r = func.call @factorial(%five) : (i64) -> i64
  return %r : i64
}

// ? How often does func.call run in @main, for 5?
//   = count func.call @main()
// ? What is the first `%product` that is computed?
//   = value %product @main()
// ? 20 is the largest number whose factorial fits 64 bits with a sign. What does
//   @factorial give for 21? (Lesson 6 says why.)
//   - 51090942171709440000: 51090942171709440000
//   - -4249290049419214848: -4249290049419214848
//   - poison: poison
//   = results @factorial(21 : i64)
// ? How does it end for -1?
//   - fine: fine
//   - undefined: undefined
//   - limit: limit
//   = status @factorial(-1 : i64)
// ! Write `@fibonacci(%n: i64) -> i64`: 0 for 0, 1 for 1, and else the sum of the
//   two before it, by calling itself twice and adding what the calls give. Which
//   calls are on the stack at the same time?
//   @fibonacci(0...12 : i64)
//   with 2 @
