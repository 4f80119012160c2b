// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A constant global is not written, through a pointer either.
memref.global "private" constant @g : memref<2xi32, #ptr.generic_space> = dense<1>
func.func @main() {
  %m = memref.get_global @g : memref<2xi32, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<2xi32, #ptr.generic_space> -> <#ptr.generic_space>
  %n = arith.constant 1 : i32
  // CHECK: ptr_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour:
  ptr.store %n, %p : i32, !ptr.ptr<#ptr.generic_space>
  return
}
