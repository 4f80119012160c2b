// RUN: mlir-interp run %s -e retained --args=true,true | FileCheck %s --check-prefix=BOTH
// RUN: mlir-interp run %s -e retained --args=false,true | FileCheck %s --check-prefix=NEITHER
// RUN: not mlir-interp run %s -e freed --args=true,true 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: mlir-interp run %s -e freed --args=false,true | FileCheck %s --check-prefix=KEPT
// RUN: mlir-interp run %s -e nothing
// What is freed, and who owns what is not (B6).

// A view of what is retained is the same memory. The second of two aliases is left alone.
// BOTH: true
// BOTH-NEXT: false
// BOTH-NEXT: 7 : i8
// NEITHER: true
// NEITHER-NEXT: false
// NEITHER-NEXT: 7 : i8
func.func @retained(%c: i1, %d: i1) -> (i1, i1, i8) {
  %c1 = arith.constant 1 : index
  %seven = arith.constant 7 : i8
  %m = memref.alloc() : memref<2xi8>
  %other = memref.alloc() : memref<2xi8>
  memref.store %seven, %m[%c1] : memref<2xi8>
  %same = memref.cast %m : memref<2xi8> to memref<?xi8>
  %view = memref.subview %m[1] [1] [1] : memref<2xi8> to memref<1xi8, strided<[1], offset: 1>>
  %owned:2 = bufferization.dealloc (%m, %same : memref<2xi8>, memref<?xi8>) if (%c, %d)
      retain (%view, %other : memref<1xi8, strided<[1], offset: 1>>, memref<2xi8>)
  %v = memref.load %m[%c1] : memref<2xi8>
  return %owned#0, %owned#1, %v : i1, i1, i8
}

// Freed once, by the first of the two; not at all where its condition is false.
// FREED: :[[#@LINE+10]]:8: error: undefined behaviour: the memory is used after it was freed
// KEPT: 7 : i8
func.func @freed(%c: i1, %d: i1) -> i8 {
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i8
  %m = memref.alloc() : memref<2xi8>
  memref.store %seven, %m[%c0] : memref<2xi8>
  %any = memref.cast %m : memref<2xi8> to memref<*xi8>
  bufferization.dealloc (%m, %any : memref<2xi8>, memref<*xi8>) if (%c, %d)
  // Not on this line.
  %v = memref.load %m[%c0] : memref<2xi8>
  return %v : i8
}

func.func @nothing() {
  bufferization.dealloc
  return
}
