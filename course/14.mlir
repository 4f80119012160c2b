// 14. Vectors and masks
//
// A vector is a row of numbers that a processor works on at once; its places are
// lanes. Most of arith takes vectors as it takes numbers, lane by lane:
// arith.addi on `vector<4xi32>` is four sums. Poison is a matter of lanes, too:
// one may be poison, and its neighbours are not.
//
// Data seldom has a size that is a multiple of four. A mask has a bit a lane, and
// says which of them take part. vector.maskedload reads where the mask is set;
// the other lanes come from a vector that it is given. What a mask keeps away
// from memory is not touched, even where there is no memory.
//
//   mlir-interp step 14.mlir
//     break vector.maskedload
//     continue
//     print %mask
//     next            and the next four elements
//   mlir-interp trace 14.mlir --html lanes.html
//
// Surprising: vector.transfer_read may go over the end. Lanes beyond it are the
// padding value, and that is no error, where vector.load in the same place is
// undefined.
//
// Read on: vectors masks transfers vector.create_mask vector.maskedload vector.transfer_read

func.func @sum(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %none = arith.constant dense<0> : vector<4xi32>
  %size = memref.dim %m, %c0 : memref<?xi32>
  %r = scf.for %i = %c0 to %size step %c4 iter_args(%so_far = %zero) -> i32 {
    %left = arith.subi %size, %i : index
    %mask = vector.create_mask %left : vector<4xi1>
    %v = vector.maskedload %m[%i], %mask, %none
        : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
    %sum = vector.reduction <add>, %v, %so_far : vector<4xi32> into i32
    scf.yield %sum : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %t = arith.constant dense<[1, 2, 3, 4, 5]> : tensor<5xi32>
  %five = bufferization.to_buffer %t : tensor<5xi32> to memref<5xi32>
  %m = memref.cast %five : memref<5xi32> to memref<?xi32>
  %r = func.call @sum(%m) : (memref<?xi32>) -> i32
  return %r : i32
}

func.func @lanes(%a: vector<4xi8>) -> vector<4xi8> {
  %one = arith.constant dense<1> : vector<4xi8>
  %more = arith.addi %a, %one overflow<nsw> : vector<4xi8>
  return %more : vector<4xi8>
}

func.func @over_the_end(%m: memref<5xi32>, %at: index) -> vector<4xi32> {
  %padding = arith.constant -1 : i32
  %v = vector.transfer_read %m[%at], %padding : memref<5xi32>, vector<4xi32>
  return %v : vector<4xi32>
}

func.func @loaded(%m: memref<5xi32>, %at: index) -> vector<4xi32> {
  %v = vector.load %m[%at] : memref<5xi32>, vector<4xi32>
  return %v : vector<4xi32>
}

// ? @main adds five numbers, four at a time. What is `%mask` the second time?
//   ([true, false, ...])
//   = value %mask 2 @main()
// ? @lanes adds 1 to each lane and promises that nothing overflows. What does it
//   give for 1, 127, -1, 0?
//   - poison, all of it: poison
//   - [2, poison, 0, 1]: [2, poison, 0, 1]
//   - [2, -128, 0, 1]: [2, -128, 0, 1]
//   = results @lanes(dense<[1, 127, -1, 0]> : vector<4xi8>)
// ? How does @loaded end, at element 3 of 5?
//   = status @loaded(dense<[1, 2, 3, 4, 5]> : memref<5xi32>, 3 : index)
// ? And what is `%v` in @over_the_end there? ([1, 2, 3, 4])
//   = value %v @over_the_end(dense<[1, 2, 3, 4, 5]> : memref<5xi32>, 3 : index)
// ! Write `@clamped(%v: vector<4xi32>) -> vector<4xi32>`, which makes 0 of each
//   negative lane, and leaves the others, without recursion or a loop of scf,
//   affine or branches: a comparison gives a mask, and arith.select takes one.
//   @clamped(dense<[1, -2, 0, -4]> : vector<4xi32>)
//   @clamped(dense<[-2147483648, 2147483647, -1, 7]> : vector<4xi32>)
//   @clamped(dense<[-1...1, -1...1, -1...1, 5]> : vector<4xi32>)
//   without scf.* affine.for affine.parallel cf.* llvm.br llvm.cond_br @
