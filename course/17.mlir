// 17. A miscompilation, found and reduced
//
// A compiler is a program, and has mistakes. This one was found by random
// programs, and is in LLVM 22: is the negative of a number above zero?
// canonicalize asks in its place whether the number is below zero. It saves a
// subtraction. `@before` is what was written and `@after` what the pass makes of
// it.
//
//   mlir-interp diff 17.mlir -e before --passes=canonicalize
//   mlir-interp diff 17.mlir -e long --passes=canonicalize --reduce
//   mlir-interp hunt --of=index --passes=canonicalize --for=1m
//
// The first command finds an input that shows it, names the pass, and the
// operation at which the two runs depart. `@long` hides the mistake among other
// things, as real programs do: the second command takes away whatever can go, as
// long as it still shows, and writes what is left: a negation, a comparison, and
// somebody who looks at it. The third one looks for such mistakes itself.
//
// Surprising: for all numbers but one the two agree. To try is not to prove: of 2
// to the power of 64 inputs a single one is wrong, and random ones would never
// meet it. So inputs are made of boundaries first: 0, 1, -1, the largest, the
// least.
//
// Read on: refinement proofs integers index.sub index.cmp

func.func @before(%number: index) -> i1 {
  %zero = index.constant 0
  %negative = index.sub %zero, %number
  %above = index.cmp sgt(%negative, %zero)
  return %above : i1
}

func.func @after(%number: index) -> i1 {
  %zero = index.constant 0
  %above = index.cmp sgt(%zero, %number)
  return %above : i1
}

func.func @long(%a: index, %b: index) -> (index, i1) {
  %zero = index.constant 0
  %one = index.constant 1
  %sum = index.add %a, %one
  %product = index.mul %sum, %b
  %negative = index.sub %zero, %b
  %above = index.cmp sgt(%negative, %zero)
  %r = arith.select %above, %product, %sum : index
  return %r, %above : index, i1
}

func.func @main() -> (i1, i1) {
  %least = index.constant -9223372036854775808
  %a = func.call @before(%least) : (index) -> i1
  %b = func.call @after(%least) : (index) -> i1
  return %a, %b : i1, i1
}

// ? May @after stand for @before, for 5? (yes or no)
//   = refines @after @before(5 : index)
// ? And for 0?
//   = refines @after @before(0 : index)
// ? The least number is -9223372036854775808. What is its negative, `%negative`
//   in @before?
//   = value %negative @before(-9223372036854775808 : index)
// ? May @after stand for @before, for the least number?
//   = refines @after @before(-9223372036854775808 : index)
// ! Write `@repaired(%number: index) -> i1`, which gives what `@before` gives for
//   every number, and without arithmetic: it subtracts, adds, multiplies and
//   divides nothing. One more comparison will do.
//   @repaired(-20...20 : index)
//   @repaired(9223372036854775806 : index)
//   @repaired(9223372036854775807 : index)
//   @repaired(-9223372036854775808 : index)
//   @repaired(-9223372036854775807 : index)
//   @repaired(4294967296 : index)
//   @repaired(-2147483648 : index)
//   without *.sub* *.add* *.mul* *.div* *.rem* math.* affine.* llvm.intr.*
