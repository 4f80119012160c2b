// 13. linalg: a named operation and its body
//
// linalg.matmul is no product that somebody has written in C: it is loops around
// a body. linalg.generic is the same with everything said: for each operand a
// map, from the loops' counters to its elements; for each loop, whether it is
// parallel, so that each iteration has an element of its own, or a reduction, so
// that several put something into one; and the body, which is run on one element
// of each.
//
// The named form is short, and a compiler recognises it. `@main` has the one and
// `@generic` the other.
//
//   mlir-interp step 13.mlir
//     break linalg.matmul
//     continue
//     step            goes into it: one point of its loops after the other
//   mlir-opt-22 --linalg-generalize-named-ops 13.mlir
//
// Surprising: the output is an input as well. `outs` says what a reduction begins
// with; linalg.matmul adds to it. Where zero is meant, linalg.fill has to say so,
// and a tensor.empty in its place is poison, not zero.
//
// Read on: tensors destinations linalg.matmul linalg.generic linalg.fill

func.func @main() -> tensor<2x2xi32> {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = arith.constant dense<[[1, 0], [0, 1], [1, 1]]> : tensor<3x2xi32>
  %ten = arith.constant dense<10> : tensor<2x2xi32>
  %c = linalg.matmul ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>)
                     outs(%ten : tensor<2x2xi32>) -> tensor<2x2xi32>
  return %c : tensor<2x2xi32>
}

#left = affine_map<(i, j, k) -> (i, k)>
#right = affine_map<(i, j, k) -> (k, j)>
#out = affine_map<(i, j, k) -> (i, j)>

func.func @generic(%a: tensor<2x3xi32>, %b: tensor<3x2xi32>,
                   %init: tensor<2x2xi32>) -> tensor<2x2xi32> {
  %c = linalg.generic {
      indexing_maps = [#left, #right, #out],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<2x3xi32>, tensor<3x2xi32>)
      outs(%init : tensor<2x2xi32>) {
  ^bb0(%x: i32, %y: i32, %so_far: i32):
    %product = arith.muli %x, %y : i32
    %sum = arith.addi %so_far, %product : i32
    linalg.yield %sum : i32
  } -> tensor<2x2xi32>
  return %c : tensor<2x2xi32>
}

func.func @onto_nothing() -> tensor<2x2xi32> {
  %ones = arith.constant dense<1> : tensor<2x3xi32>
  %twos = arith.constant dense<2> : tensor<3x2xi32>
  %empty = tensor.empty() : tensor<2x2xi32>
  %c = func.call @generic(%ones, %twos, %empty)
      : (tensor<2x3xi32>, tensor<3x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  return %c : tensor<2x2xi32>
}

// ? The product of `%a` and `%b` is [[4, 5], [10, 11]]. What does @main give?
//   ([[1, 2], [3, 4]])
//   = results @main()
// ? How often does the body of @generic's operation run?
//   = count arith.muli @generic(dense<1> : tensor<2x3xi32>, dense<1> : tensor<3x2xi32>, dense<0> : tensor<2x2xi32>)
// ? What is `%sum` the fifth time, for ones and an output of zeros? (The
//   innermost loop is the last one, k.)
//   = value %sum 5 @generic(dense<1> : tensor<2x3xi32>, dense<1> : tensor<3x2xi32>, dense<0> : tensor<2x2xi32>)
// ? What does @onto_nothing give?
//   - 6 in each element: dense<6>
//   - poison in each element: dense<[[poison, poison], [poison, poison]]>
//   - the run is undefined: undefined
//   = results @onto_nothing()
// ! Write `@row_sums(%a: tensor<2x3xi32>) -> tensor<2xi32>`, the sum of each row,
//   with linalg.generic, linalg.reduce or another operation of linalg that adds,
//   and without recursion or a loop of scf, affine or branches.
//   @row_sums(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>)
//   @row_sums(dense<0> : tensor<2x3xi32>)
//   @row_sums(dense<[[-1, 0...2, 0...2], [9, 2147483647, 1]]> : tensor<2x3xi32>)
//   with linalg.generic linalg.reduce linalg.contract linalg.elementwise linalg.add linalg.map linalg.mat* linalg.vecmat linalg.dot linalg.batch_* linalg.pooling* linalg.conv*
//   without scf.* affine.for affine.parallel cf.* llvm.br llvm.cond_br @
