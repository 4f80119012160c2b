// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func @give() -> memref<1xi32> {
  %m = memref.alloca() : memref<1xi32>
  return %m : memref<1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 7 : i32
  %m = func.call @give() : () -> memref<1xi32>
  // CHECK: alloca_function.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the memory is used after the scope it was allocated in has ended
  memref.store %x, %m[%c0] : memref<1xi32>
  return
}
