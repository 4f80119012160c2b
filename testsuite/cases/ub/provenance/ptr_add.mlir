// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// A pointer that was moved to where another object lies does not point to it.
func.func @main() -> i32 {
  %a = memref.alloca() : memref<i32, #ptr.generic_space>
  %b = memref.alloca() : memref<i32, #ptr.generic_space>
  %p = ptr.to_ptr %a : memref<i32, #ptr.generic_space> -> <#ptr.generic_space>
  %q = ptr.to_ptr %b : memref<i32, #ptr.generic_space> -> <#ptr.generic_space>
  %apart = ptr.ptr_diff %q, %p : !ptr.ptr<#ptr.generic_space> -> i64
  %there = ptr.ptr_add %p, %apart : !ptr.ptr<#ptr.generic_space>, i64
  // CHECK: ptr_add.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: {{.*}}out of the bounds of their allocation
  %r = ptr.load %there : !ptr.ptr<#ptr.generic_space> -> i32
  return %r : i32
}
