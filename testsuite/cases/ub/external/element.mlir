// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
func.func private @printMemrefF32(memref<*xi32>) attributes { llvm.emit_c_interface }
func.func @main() {
  %m = memref.alloc() : memref<2xi32>
  %u = memref.cast %m : memref<2xi32> to memref<*xi32>
  // CHECK: element.mlir:[[# @LINE + 1]]:3: error: undefined behaviour: the function @printMemrefF32 is called with a memref of 'i32'
  call @printMemrefF32(%u) : (memref<*xi32>) -> ()
  return
}
