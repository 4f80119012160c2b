// 2. Blocks and block arguments
//
// A function is made of blocks: operations that run from top to bottom, one after
// the other. The last one, the terminator, says where to go next: to another
// block, or out of the function.
//
// If no value ever changes, how can the same block see other numbers when it runs
// again? It has arguments. `^pair(%x: i32, %y: i32)` is a block with two of them,
// and who goes there hands over two values, as if it called a function. Here
// `@distance` puts the larger number first, and then subtracts.
//
// Watch the moment of the exchange; the page that `trace` writes draws it as
// arrows, in a browser:
//
//   mlir-interp step 02.mlir
//     break cf.cond_br
//     continue
//     info locals    %x is 17, %y is 42
//     step           %x is 42, %y is 17: both at once
//   mlir-interp trace 02.mlir --html blocks.html
//
// Surprising: the exchange needs no third variable. All arguments are handed over
// at the same time; every old value is read before any new one is there. And a
// block is no place that one falls into from above: even `^pair`, which is next
// in the text, is only entered by a branch.
//
// Read on: block-arguments branches terminators cf.cond_br

func.func @distance(%a: i32, %b: i32) -> i32 {
  cf.br ^pair(%a, %b : i32, i32)

^pair(%x: i32, %y: i32):
  %wrong_way_around = arith.cmpi slt, %x, %y : i32
  cf.cond_br %wrong_way_around, ^pair(%y, %x : i32, i32), ^done

^done:
  // ^done has no arguments and still sees %x: whoever comes here has been
  // in ^pair, and what was computed on every way to a block may be used in
  // it. (^pair dominates ^done.)
  %distance = arith.subi %x, %y : i32
  return %distance : i32
}

func.func @main() -> i32 {
  %a = arith.constant 17 : i32
  %b = arith.constant 42 : i32
  %d = func.call @distance(%a, %b) : (i32, i32) -> i32
  return %d : i32
}

// ? How often does arith.cmpi run for 17 and 42?
//   = count arith.cmpi @distance(17 : i32, 42 : i32)
// ? And for 42 and 42?
//   = count arith.cmpi @distance(42 : i32, 42 : i32)
// ? What is `%y` the second time that ^pair is entered, for 17 and 42?
//   = value %y 2 @distance(17 : i32, 42 : i32)
// ? In i32 the largest number is 2147483647. How far is it from -1?
//   - 2147483648: 2147483648
//   - -2147483648: -2147483648
//   - the run does not end: limit
//   = results @distance(2147483647 : i32, -1 : i32)
// ! Write `@sorted(%a: i32, %b: i32) -> (i32, i32)`, which gives both numbers,
//   the larger one first. Do it with a conditional branch (cf.cond_br, cf.switch)
//   and a block that takes two arguments, and without arith.select, scf, or the
//   operations that give the larger or the lesser of two numbers.
//   @sorted(-5...5 : i32, -5...5 : i32)
//   @sorted(-2147483648 : i32, 2147483647 : i32)
//   @sorted(2147483647 : i32, -2147483648 : i32)
//   with ^2
//   with cf.cond_br cf.switch llvm.cond_br llvm.switch
//   without *.select scf.* arith.max* arith.min* index.max* index.min* llvm.intr.*
