// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Two elements of one view in the bytes of one element of another.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i32
  %y = arith.constant 8 : i16
  %m = memref.alloc() : memref<4xi8>
  %wide = memref.view %m[%c0][] : memref<4xi8> to memref<i32>
  %narrow = memref.view %m[%c0][] : memref<4xi8> to memref<2xi16>
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    scf.if %first {
      memref.store %x, %wide[] : memref<i32>
    } else {
      // CHECK: bytes.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 writes
      memref.store %y, %narrow[%c1] : memref<2xi16>
    }
  }
  return
}
