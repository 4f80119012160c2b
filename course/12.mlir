// 12. Tensors are values
//
// A memref is a place; a tensor is a value, as a number is. Nobody can write into
// a tensor: tensor.insert gives a new one, which is the old one with another
// element, and the old one is still there.
//
// So a tensor has no address, no two tensors can be the same memory, and an
// operation on tensors does nothing but give its result. That is why compilers
// like to begin here: everything may be moved, and what is not used may go. A
// loop that fills a tensor carries it, as it carries a sum.
//
//   mlir-interp step 12.mlir
//     break tensor.insert
//     continue
//     next            the new tensor; `print %t` still has the old one
//   mlir-interp diff 12.mlir --passes=one-shot-bufferize
//
// The last command turns tensors into memrefs, and shows that the program still
// means the same. Where the old tensor is not needed any more, that writes in
// place; where it is, as in `@both`, it has to copy first.
//
// Surprising: tensor.empty has a shape and no elements. They are not zero: nobody
// has said what they are, and whoever reads one gets poison.
//
// Read on: tensors destinations bufferizing tensor.insert tensor.empty

func.func @both() -> (i32, i32) {
  %c1 = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %new = tensor.insert %nine into %t[%c1] : tensor<3xi32>
  %old_one = tensor.extract %t[%c1] : tensor<3xi32>
  %new_one = tensor.extract %new[%c1] : tensor<3xi32>
  return %old_one, %new_one : i32, i32
}

func.func @main() -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %empty = tensor.empty() : tensor<3xi32>
  %filled = scf.for %i = %c0 to %c3 step %c1
      iter_args(%t = %empty) -> (tensor<3xi32>) {
    %square = arith.muli %i, %i : index
    %n = arith.index_cast %square : index to i32
    %more = tensor.insert %n into %t[%i] : tensor<3xi32>
    scf.yield %more : tensor<3xi32>
  }
  return %filled : tensor<3xi32>
}

func.func @unwritten() -> i32 {
  %c0 = arith.constant 0 : index
  %empty = tensor.empty() : tensor<3xi32>
  %v = tensor.extract %empty[%c0] : tensor<3xi32>
  return %v : i32
}

func.func @element(%at: index) -> i32 {
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %v = tensor.extract %t[%at] : tensor<3xi32>
  return %v : i32
}

// ? What does @both give: the old element, and the new one?
//   = results @both()
// ? What is the last tensor that @main has, `%filled`?
//   = value %filled @main()
// ? What does @unwritten give?
//   - 0: 0
//   - poison: poison
//   - the run is undefined: undefined
//   = results @unwritten()
// ? How does @element end for 3, where no element is?
//   = status @element(3 : index)
// ! Write `@reversed(%t: tensor<4xi32>) -> tensor<4xi32>`: the last element
//   first. Use tensor.generate, whose body says what stands at an index, or a
//   loop that carries a tensor. (Whatever gives the same will do.)
//   @reversed(dense<[1, 2, 3, 4]> : tensor<4xi32>)
//   @reversed(dense<[0, 0, 5, -1]> : tensor<4xi32>)
//   @reversed(dense<[7, -2147483648, 7, 2147483647]> : tensor<4xi32>)
//   @reversed(dense<[0...3, 0...3, 2, 1]> : tensor<4xi32>)
