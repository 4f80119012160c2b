// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func @main() {
  %m = memref.alloc() : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  // CHECK: uninitialised.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the element is read, and nothing was ever written there
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
