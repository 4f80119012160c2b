// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Where no alignment is given a load has that of its type (DECISIONS.md M27).
func.func @main() -> i32 {
  %a = memref.alloca() : memref<2xi32, #ptr.generic_space>
  %b = ptr.to_ptr %a : memref<2xi32, #ptr.generic_space> -> <#ptr.generic_space>
  %two = arith.constant 2 : i8
  %q = ptr.ptr_add %b, %two : !ptr.ptr<#ptr.generic_space>, i8
  // CHECK: ptr_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: {{.*}} is not aligned to 4 bytes
  %r = ptr.load %q : !ptr.ptr<#ptr.generic_space> -> i32
  return %r : i32
}
