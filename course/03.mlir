// 3. Branches and a loop
//
// There is no loop in this program that you could point at, only blocks. Where a
// branch goes back to a block that has run before, there is a loop. What a loop
// remembers are its block's arguments: here the number it has come to, and how
// many steps it has taken.
//
// The rule: halve a number that is even; of an odd one take three times as much,
// and one more. Every number that anybody has tried comes down to 1 in the end,
// and nobody knows why. 6 takes 8 steps.
//
//   mlir-interp step 03.mlir
//     break vector.print   stops where such an operation is next
//     continue             on to the next stop
//     print %n             6, and with each `continue` 3, 10, 5, 16, 8, 4, 2, 1
//     reverse-continue     back to the stop before
//   mlir-interp trace 03.mlir --html loop.html
//
// Surprising: `%two` is computed once, in the first block, and used in all
// others. `%is_even` is computed in every round, and has another value each time;
// but within a round it never changes.
//
// Read on: loops branches cf.br

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

// ? How often is a number halved on the way from 6 to 1?
//   = count arith.divui @main()
// ? What is `%n` the third time that ^loop is entered, from 6 on?
//   = value %n 3 @main()
// ? 27 is a small number. How many steps does it take?
//   - fewer than 27, namely 17: 17
//   - 111: 111
//   - it never arrives: limit
//   = results @steps(27 : i32)
// ? And from 0 on, how does the run end?
//   - fine: fine
//   - trap: trap
//   - limit: limit
//   = status @steps(0 : i32)
// ! The numbers go up before they come down. Write `@highest(%start: i32) ->
//   i32`, which goes the same way and gives the largest number on it (arith.maxui
//   gives the larger of two). It is tried with many numbers.
//   @highest(1...120 : i32)
//   @highest(703 : i32)
//   @highest(4096 : i32)
//   @highest(113383 : i32)
