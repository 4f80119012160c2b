// RUN: not mlir-interp run %s 2>&1 | FileCheck %s
// An address that is poison must not be accessed.
func.func @main() -> i8 {
  %m = memref.alloca() : memref<4xi8, #ptr.generic_space>
  %p = ptr.to_ptr %m : memref<4xi8, #ptr.generic_space> -> <#ptr.generic_space>
  %five = arith.constant 5 : i8
  // CHECK: ptr_load.mlir:[[# @LINE + 3]]:{{[0-9]+}}: error: undefined behaviour: the operand 'ptr' is poison
  // CHECK: ptr_load.mlir:[[# @LINE + 1]]:{{[0-9]+}}: note: the poison was born here: the address leaves the object, which inbounds excludes
  %q = ptr.ptr_add inbounds %p, %five : !ptr.ptr<#ptr.generic_space>, i8
  %r = ptr.load %q : !ptr.ptr<#ptr.generic_space> -> i8
  return %r : i8
}
