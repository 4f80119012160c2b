// 5. Recursion and the call stack
//
//   build/mlir-interp run testsuite/examples/course/05_recursion.mlir
//
// A function may call itself. Each call has a frame of its own, with a %n of its own, and so there
// are many values with that name at the same time: 5 for the first call, 4 for the one inside, and
// so on down to 0. The calls that wait for the ones inside are the call stack.
//
//   build/mlir-interp step testsuite/examples/course/05_recursion.mlir
//     break @factorial   stops whenever it is called
//     continue           a few times
//     info frames        the call stack: who waits for whom, and where
//     info locals        the values of the innermost call
//     delete             forgets the breakpoint
//     finish             runs until this call returns, and shows with what
//
// Surprising: a recursion that is too deep does not crash. By default a quarter of a million calls
// may wait for each other. Allow fewer, and the run ends cleanly, says where it was, and exits with
// status 7:
//
//   build/mlir-interp run testsuite/examples/course/05_recursion.mlir --max-depth=3

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

// Exercise: start with another number,
//
//   build/mlir-interp run testsuite/examples/course/05_recursion.mlir -e factorial \
//     --args '20 : i64'
//
// and then with 21. That cannot be right: what has happened? (The next program knows.) Then write
// @fibonacci, which calls itself twice. Which calls are on the stack at the same time?
