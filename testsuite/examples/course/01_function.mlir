// 1. A function
//
// Welcome. These ten programs show what MLIR means, by running it. Read a program, guess what it
// prints, then run it. The commands are meant for the top folder of the repository.
//
//   build/mlir-interp run testsuite/examples/course/01_function.mlir
//
// An operation takes values and gives values. `%area = arith.muli %w, %h : i32` takes two numbers
// of 32 bits and gives their product; %area is its name from here on. A name is not a variable: it
// is given its value once, in this one line, and nothing can change it afterwards. (The world calls
// that SSA.) So whoever wants to know what %area is has a single line to look at.
//
// How to read a name: % begins a value, @ a function, ^ a block (program 2). An operation's name
// has two parts: arith.muli is the muli of arith, a dialect, which is a family of operations. In a
// function the family name func may be left away: `return` is func.return. Types stand behind a
// colon, and those of a function's results behind an arrow.
//
// Watch it happen, one operation at a time:
//
//   build/mlir-interp step testsuite/examples/course/01_function.mlir
//     step           runs one operation, and goes into a function that is called
//     next           runs one operation, and a called function as a whole
//     info locals    shows all values there are by now
//     print %w       shows one
//     reverse-step   goes back, in case that was too fast
//
// Read about an operation: build/mlir-interp explain arith.muli
//
// Surprising: i32 has no sign. It is a row of 32 bits, and the operation decides how to read them.
// A product has the same bits either way, so there is one arith.muli; a quotient has not, so there
// are arith.divsi (signed) and arith.divui (unsigned).

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

// Any function can be the one to start with:
//
//   build/mlir-interp run testsuite/examples/course/01_function.mlir -e area \
//     --args '3 : i32, 4 : i32'
//
// Exercise: write @perimeter, which gives twice the sum of both sides, and let @main return two
// results, the area and the perimeter: `return %r, %p : i32, i32`.
