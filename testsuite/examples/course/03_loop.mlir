// 3. Branches and a loop
//
//   build/mlir-interp run testsuite/examples/course/03_loop.mlir
//
// There is no loop in this program that you could point at, only blocks. Where a branch goes back
// to a block that has run before, there is a loop. What a loop remembers are its block's arguments:
// here the number it has come to, and how many steps it has taken.
//
// The rule: halve a number that is even; of an odd one take three times as much, and one more.
// Every number that anybody has tried comes down to 1 in the end, and nobody knows why. 6 takes 8
// steps.
//
//   build/mlir-interp step testsuite/examples/course/03_loop.mlir
//     break vector.print   stops wherever such an operation is next: once in each round
//     continue             on to the next stop
//     print %n             6, and with each `continue` 3, 10, 5, 16, 8, 4, 2, 1
//     reverse-continue     back to the stop before
//
// The page that `trace` writes draws the blocks and the path through them:
//
//   build/mlir-interp trace testsuite/examples/course/03_loop.mlir --html loop.html
//
// Surprising: %two is computed once, in the first block, and used in all others. %is_even is
// computed in every round, and has another value each time; but within a round it never changes.

func.func @steps(%start: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %three = arith.constant 3 : i32
  cf.br ^loop(%start, %zero : i32, i32)

^loop(%n: i32, %steps: i32):
  vector.print %n : i32
  %arrived = arith.cmpi eq, %n, %one : i32
  cf.cond_br %arrived, ^end, ^go_on

^go_on:
  %more = arith.addi %steps, %one : i32
  %rest = arith.remui %n, %two : i32
  %is_even = arith.cmpi eq, %rest, %zero : i32
  cf.cond_br %is_even, ^even, ^odd

^even:
  %half = arith.divui %n, %two : i32
  cf.br ^loop(%half, %more : i32, i32)

^odd:
  %triple = arith.muli %n, %three : i32
  %next = arith.addi %triple, %one : i32
  cf.br ^loop(%next, %more : i32, i32)

^end:
  return %steps : i32
}

func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %r = func.call @steps(%six) : (i32) -> i32
  return %r : i32
}

// Exercise: the numbers go up before they come down. Give ^loop a third argument, the largest
// number so far (arith.maxui gives the larger of two), and return it too. What is it for 27?
