// 11. Lifetimes, and two names for one buffer
//
// memref.alloc makes memory, and memref.dealloc ends it. In between any number of
// memrefs may point there: views, and copies of the value. Ending the memory ends
// it for all of them, for a memref is a name of memory, and not the memory.
//
// memref.alloca makes memory on the stack, which ends by itself: with the
// function that made it, or with the operation whose body it stands in, where
// that is a scope of its own (memref.alloca_scope).
//
// `@add` adds each element of one memref to the next element of another. Nothing
// in its type says that the two are different memory.
//
//   mlir-interp run 11.mlir -e used     where memory was made, and freed
//   mlir-interp run 11.mlir --leaks     what nobody freed
//   mlir-interp step 11.mlir
//     break memref.store
//     continue
//     info memory     all that is allocated
//
// Surprising: `@add` is right, and gives something else where both memrefs are
// one. A compiler that moves a load over a store has to know which of the two it
// is; it asks its alias analysis, and where that cannot tell, the load stays.
//
// Read on: use-after-free double-free memory-leak noalias memref.dealloc memref.alloca

func.func @add(%to: memref<4xi32>, %from: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %next = arith.addi %i, %c1 : index
    %a = memref.load %from[%i] : memref<4xi32>
    %b = memref.load %to[%next] : memref<4xi32>
    %sum = arith.addi %a, %b : i32
    memref.store %sum, %to[%next] : memref<4xi32>
  }
  return
}

func.func @main() -> memref<4xi32> {
  %ones = arith.constant dense<1> : tensor<4xi32>
  %m = memref.alloc() : memref<4xi32>
  %from = bufferization.to_buffer %ones : tensor<4xi32> to memref<4xi32>
  memref.copy %from, %m : memref<4xi32> to memref<4xi32>
  func.call @add(%m, %m) : (memref<4xi32>, memref<4xi32>) -> ()
  return %m : memref<4xi32>
}

func.func @used() -> i32 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<4xi32>
  %view = memref.subview %m[0] [2] [1]
      : memref<4xi32> to memref<2xi32, strided<[1]>>
  memref.store %seven, %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %v = memref.load %view[%c0] : memref<2xi32, strided<[1]>>
  return %v : i32
}

func.func @local() -> memref<4xi32> {
  %m = memref.alloca() : memref<4xi32>
  return %m : memref<4xi32>
}

func.func @reads_local() -> i32 {
  %c0 = arith.constant 0 : index
  %m = func.call @local() : () -> memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  return %v : i32
}

// ? Two different memrefs of ones: what does the first hold when @add has run?
//   - 1, 2, 2, 2: %arg0 = dense<[1, 2, 2, 2]>, %arg1 = dense<[1, 1, 1, 1]>
//   - 1, 2, 3, 4: %arg0 = dense<[1, 2, 3, 4]>, %arg1 = dense<[1, 1, 1, 1]>
//   - 2, 2, 2, 2: %arg0 = dense<[2, 2, 2, 2]>, %arg1 = dense<[1, 1, 1, 1]>
//   = results @add(dense<1> : memref<4xi32>, dense<1> : memref<4xi32>)
// ? @main hands it one memref of ones, twice. What does that hold then?
//   - 1, 2, 2, 2: dense<[1, 2, 2, 2]>
//   - 1, 2, 3, 4: dense<[1, 2, 3, 4]>
//   - it is undefined: undefined
//   = results @main()
// ? @used reads through a view that nobody has freed, of memory that was. How
//   does it end?
//   = status @used()
// ? @local returns memory of its own frame. At which operation does @reads_local
//   end?
//   = where @reads_local()
// ! Write `@copy() -> memref<4xi32>`, which makes a memref of four sevens, copies
//   it into another one, frees the first, and returns the second. Both are made
//   with memref.alloc, and in the end the second alone is left.
//   @copy()
//   with 2 memref.alloc
//   with memref.dealloc
//   with memref.copy linalg.copy linalg.generic linalg.map linalg.elementwise *.load *.transfer_read *.to_tensor llvm.intr.memcpy
//   without memref.alloca *.get_global *.to_buffer
//   with memory
