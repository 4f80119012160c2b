// Memory: each element and byte with what is known of it: written, poison, part of a pointer.
// RUN: sed -n 's,^// STEP: ,,p' %s | mlir-interp step %s --args 'dense<[5, 6]>' | diff %S/Inputs/memory.txt -

memref.global constant @table : memref<2xi8> = dense<[7, 8]>

func.func @main(%argument: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 2147483647 : i32
  %m = memref.alloc() : memref<2x2xi32>
  %sum = arith.addi %max, %max overflow<nsw> : i32
  memref.store %max, %m[%c0, %c1] : memref<2x2xi32>
  memref.store %sum, %m[%c1, %c0] : memref<2x2xi32>
  %view = memref.subview %m[0, 1] [2, 1] [1, 1] : memref<2x2xi32> to memref<2x1xi32, strided<[2, 1], offset: 1>>
  %holder = memref.alloca() : memref<1xmemref<2x2xi32>>
  memref.store %m, %holder[%c0] : memref<1xmemref<2x2xi32>>
  %table = memref.get_global @table : memref<2xi8>
  memref.dealloc %m : memref<2x2xi32>
  return
}

// STEP: break memref.dealloc
// STEP: c
// STEP: info memory
// STEP: x %m
// STEP: x/2 %m
// STEP: x/b %m
// STEP: x/9b %m
// STEP: x %view
// STEP: x %holder
// STEP: x/20b %holder
// STEP: x %argument
// STEP: x %c1
// STEP: x
// STEP: x/4
// STEP: x %none
// STEP: next
// STEP: x %view
// STEP: info memory
// STEP: x/0 %m
