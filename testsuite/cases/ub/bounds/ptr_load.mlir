// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// All bytes of the value must be of the object.
func.func @main() -> i64 {
  %m = memref.alloca() : memref<3xi32, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<3xi32, #ptr.generic_space> -> <#ptr.generic_space>
  %eight = arith.constant 8 : i8
  %q = ptr.ptr_add inbounds %p, %eight : !ptr.ptr<#ptr.generic_space>, i8
  // CHECK: ptr_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: 8 bytes at offset 8 are out of the bounds of their allocation, which has 12 bytes
  %r = ptr.load %q alignment = 1 : !ptr.ptr<#ptr.generic_space> -> i64
  return %r : i64
}
