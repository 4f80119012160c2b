// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %kept = memref.alloc() : memref<memref<1xi32>>
  scf.forall (%i) in (1) {
    %mine = memref.alloca() : memref<1xi32>
    memref.store %mine, %kept[] : memref<memref<1xi32>>
  }
  %m = memref.load %kept[] : memref<memref<1xi32>>
  // CHECK: alloca_forall.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  memref.store %x, %m[%c0] : memref<1xi32>
  return
}
