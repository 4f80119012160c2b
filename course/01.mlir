// 1. A function
//
// Welcome. These programs show what MLIR means, by running it. Read one, guess
// what it gives, then run it. Everything about this lesson can be tried on a
// file:
//
//   mlir-interp explain course-01 --example > 01.mlir
//   mlir-interp run 01.mlir
//
// An operation takes values and gives values. `%area = arith.muli %w, %h : i32`
// takes two numbers of 32 bits and gives their product; `%area` is its name from
// here on. A name is not a variable: it is given its value once, in this one
// line, and nothing can change it afterwards. (The world calls that SSA.) So
// whoever wants to know what `%area` is has a single line to look at.
//
// How to read a name: `%` begins a value, `@` a function, `^` a block (lesson 2).
// An operation's name has two parts: arith.muli is the muli of arith, a dialect,
// which is a family of operations. In a function the family name func may be left
// away: `return` is func.return. Types stand behind a colon, and those of a
// function's results behind an arrow.
//
// Any function can be the one to start with, and watch it happen, one operation
// at a time:
//
//   mlir-interp run 01.mlir -e area --args='3 : i32, 4 : i32'
//   mlir-interp step 01.mlir
//     step           runs one operation, and goes into a called function
//     next           the same, and a called function as a whole
//     info locals    shows all values there are by now
//     print %w       shows one
//     reverse-step   goes back, in case that was too fast
//
// Surprising: i32 has no sign. It is a row of 32 bits, and the operation decides
// how to read them. A product has the same bits either way, so there is one
// arith.muli; a quotient has not, so there are arith.divsi (signed) and
// arith.divui (unsigned).
//
// Read on: ssa operations dialects integers arith.muli

func.func @area(%w: i32, %h: i32) -> i32 {
  %area = arith.muli %w, %h : i32
  return %area : i32
}

func.func @main() -> i32 {
  %six = arith.constant 6 : i32
  %seven = arith.constant 7 : i32
  %r = func.call @area(%six, %seven) : (i32, i32) -> i32
  return %r : i32
}

// ? How many operations run until @main has returned, those in @area among them?
//   = count * @main()
// ? 65536 times 65536 is 2 to the power of 32, which takes 33 bits. What does
//   @area give for it?
//   = results @area(65536 : i32, 65536 : i32)
// ? An i32 has no sign, and yet it prints with one. What does @area give for
//   65536 and 32768, which is 2 to the power of 31?
//   = results @area(65536 : i32, 32768 : i32)
// ! Write `@perimeter(%w: i32, %h: i32) -> i32`, which gives twice the sum of
//   both sides.
//   @perimeter(0...9 : i32, -2...4 : i32)
//   @perimeter(2147483647 : i32, 1 : i32)
//   @perimeter(1000000 : i32, 999999999 : i32)
