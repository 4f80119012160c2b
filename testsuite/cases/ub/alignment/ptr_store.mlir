// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// The alignment that a store gives holds, though its type asks for less.
func.func @main() {
  %m = memref.alloca() {alignment = 16} : memref<2xi32, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<2xi32, #ptr.generic_space> -> <#ptr.generic_space>
  %four = arith.constant 4 : i8
  %q = ptr.ptr_add %p, %four : !ptr.ptr<#ptr.generic_space>, i8
  %n = arith.constant 1 : i32
  // CHECK: ptr_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: {{.*}} is not aligned to 16 bytes
  ptr.store %n, %q alignment = 16 : i32, !ptr.ptr<#ptr.generic_space>
  return
}
