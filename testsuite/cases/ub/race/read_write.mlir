// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.alloc() : memref<4xi32>
  %x = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%c2) step (%c1) {
    %first = arith.cmpi eq, %i, %c0 : index
    memref.store %x, %m[%i] : memref<4xi32>
    scf.if %first {
      %v = memref.load %m[%c0] : memref<4xi32>
    } else {
      // CHECK: read_write.mlir:[[# @LINE + 1]]:7: error: undefined behaviour: a data race: iteration 2 of a parallel loop writes memory that iteration 1 {{reads|writes}}
      memref.store %x, %m[%c0] : memref<4xi32>
    }
  }
  return
}
