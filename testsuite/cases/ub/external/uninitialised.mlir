// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// RUN: not mlir-interp run %s --strict-init 2>&1 | FileCheck %s --check-prefix=STRICT
// Printing an element is using it.
func.func private @printMemrefF32(memref<*xf32>) attributes { llvm.emit_c_interface }
func.func @main() {
  %m = memref.alloc() : memref<2xf32>
  %u = memref.cast %m : memref<2xf32> to memref<*xf32>
  // CHECK: uninitialised.mlir:[[# @LINE + 4]]:3: error: undefined behaviour: the element [0] of the memref is poison
  // CHECK: uninitialised.mlir:[[# @LINE - 3]]:8: note: the poison was born here: memory was allocated, and what is read of it was never written
  // CHECK: uninitialised.mlir:[[# @LINE + 2]]:3: note: it was read by 'func.call' here, from the element [0]
  // STRICT: uninitialised.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the element is read, and nothing was ever written there
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
