// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A pointer does not keep the memory alive.
func.func @main() {
  %m = memref.alloc() : memref<i32, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<i32, #ptr.generic_space> -> <#ptr.generic_space>
  memref.dealloc %m : memref<i32, #ptr.generic_space>
  %n = arith.constant 1 : i32
  // CHECK: ptr_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the memory is used after it was freed
  ptr.store %n, %p : i32, !ptr.ptr<#ptr.generic_space>
  return
}
