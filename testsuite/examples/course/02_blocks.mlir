// 2. Blocks and block arguments
//
//   build/mlir-interp run testsuite/examples/course/02_blocks.mlir
//
// A function is made of blocks: operations that run from top to bottom, one after the other. The
// last one, the terminator, says where to go next: to another block, or out of the function.
//
// If no value ever changes, how can the same block see other numbers when it runs again? It has
// arguments. `^pair(%x: i32, %y: i32)` is a block with two of them, and who goes there hands over
// two values, as if it called a function. Here @main wants the distance of two numbers: it puts the
// larger one first, and then subtracts.
//
// Watch the moment of the exchange:
//
//   build/mlir-interp step testsuite/examples/course/02_blocks.mlir
//     step           until cf.cond_br is next
//     info locals    %x is 17, %y is 42
//     step           %x is 42, %y is 17: both at once
//
// The page that `trace` writes draws the blocks, and the exchange as arrows. Open it in a browser:
//
//   build/mlir-interp trace testsuite/examples/course/02_blocks.mlir --html blocks.html
//
// Read on: build/mlir-interp explain block-arguments
//
// Surprising: the exchange needs no third variable. All arguments are handed over at the same time,
// every old value is read before any new one is there. And a block's name is no place that one
// falls into from above: even ^pair, which is next in the text, is only entered by a branch.

func.func @main() -> i32 {
  %a = arith.constant 17 : i32
  %b = arith.constant 42 : i32
  cf.br ^pair(%a, %b : i32, i32)

^pair(%x: i32, %y: i32):
  %wrong_way_around = arith.cmpi slt, %x, %y : i32
  cf.cond_br %wrong_way_around, ^pair(%y, %x : i32, i32), ^done

^done:
  // ^done has no arguments and still sees %x: whoever comes here has been in ^pair, and what was
  // computed on every way to a block may be used in it. (^pair dominates ^done.)
  %distance = arith.subi %x, %y : i32
  return %distance : i32
}

// Exercise: let ^done have two arguments, %larger and %smaller, and hand %x and %y over to it. What
// has to change in cf.cond_br? Then try to use %distance in ^pair, and read what the verifier says.
