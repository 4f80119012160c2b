// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// Poison may be stored, but not through an address that is poison.
func.func @main() {
  %n = ub.poison : i8
  %m = memref.alloca() : memref<i8, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<i8, #ptr.generic_space> -> <#ptr.generic_space>
  ptr.store %n, %p : i8, !ptr.ptr<#ptr.generic_space>
  %q = ub.poison : !ptr.ptr<#ptr.generic_space>
  // CHECK: ptr_store.mlir:[[# @LINE + 1]]:{{[0-9]+}}: error: undefined behaviour: the operand 'ptr' is poison
  ptr.store %n, %q : i8, !ptr.ptr<#ptr.generic_space>
  return
}
