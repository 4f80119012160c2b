// 16. A lowering, step by step
//
// A program does not become machine code at once. It goes down a ladder: loops
// become blocks, blocks become those of the dialect llvm, and each step is a pass
// that replaces operations by others that mean the same. Here are three rungs of
// one function, as passes write them: `@sum` with scf.for, `@sum_blocks` behind
// convert-scf-to-cf, `@sum_llvm` behind the conversions to llvm.
//
//   mlir-opt-22 16.mlir --convert-scf-to-cf
//   mlir-interp diff 16.mlir --passes='convert-scf-to-cf,convert-to-llvm'
//   mlir-interp step 16.mlir
//     step             rung by rung: one operation here is four there
//
// `diff` runs the program behind each pass, and says which was the first to
// change what it means: here none is. Every rung can be run and stepped through,
// for each is a program.
//
// Surprising: the loop of blocks compares once more than its body runs. scf.for
// did so too; only nobody could see it. And the lower rung knows less: in `@sum`
// the loop ends, whatever the body does, and in `@sum_blocks` somebody has to
// prove that.
//
// Read on: loops branches block-arguments refinement scf.for llvm.br

func.func @sum(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> i64 : i64 {
    %t = arith.addi %s, %i : i64
    scf.yield %t : i64
  }
  return %r : i64
}

func.func @sum_blocks(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^head(%zero, %zero : i64, i64)
^head(%i: i64, %s: i64):
  %goes_on = arith.cmpi slt, %i, %n : i64
  cf.cond_br %goes_on, ^body, ^end
^body:
  %t = arith.addi %s, %i : i64
  %next = arith.addi %i, %one : i64
  cf.br ^head(%next, %t : i64, i64)
^end:
  return %s : i64
}

llvm.func @sum_llvm(%n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero, %zero : i64, i64)
^head(%i: i64, %s: i64):
  %goes_on = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %goes_on, ^body, ^end
^body:
  %t = llvm.add %s, %i : i64
  %next = llvm.add %i, %one : i64
  llvm.br ^head(%next, %t : i64, i64)
^end:
  llvm.return %s : i64
}

func.func @main() -> (i64, i64) {
  %n = arith.constant 5 : i64
  %a = func.call @sum(%n) : (i64) -> i64
  %b = func.call @sum_blocks(%n) : (i64) -> i64
  return %a, %b : i64, i64
}

// ? How often does arith.addi run in @sum, for 5?
//   = count arith.addi @sum(5 : i64)
// ? And in @sum_blocks, where the counter is a value like others?
//   = count arith.addi @sum_blocks(5 : i64)
// ? How often does @sum_blocks compare, for 5?
//   = count arith.cmpi @sum_blocks(5 : i64)
// ? May @sum_blocks stand for @sum for -5, where the loop has nothing to do? (yes
//   or no)
//   = refines @sum_blocks @sum(-5 : i64)
// ? What does @sum_llvm give for 10?
//   = results @sum_llvm(10 : i64)
// ! Lower this by hand: `@power(%x: i64, %n: i64) -> i64` is x multiplied n
//   times, 1 where n is 0 or less. Write it with blocks and conditional branches,
//   as a pass would (of cf, or of llvm), and without the loops of scf, affine and
//   math, or recursion.
//   @power(2 : i64, 10 : i64)
//   @power(-3...7 : i64, -2...9 : i64)
//   @power(-9223372036854775808 : i64, 1 : i64)
//   @power(3 : i64, 100 : i64)
//   with cf.cond_br cf.switch llvm.cond_br llvm.switch
//   without scf.* affine.* math.* @
