// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// New memory at the old place is other memory: the pointer knows which one it came from.
func.func @main() {
  %c0 = arith.constant 0 : index
  %x = arith.constant 1 : i32
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  %n = memref.alloc() : memref<4xi32>
  // CHECK: address_reused.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the memory is used after it was freed
  memref.store %x, %m[%c0] : memref<4xi32>
  return
}
