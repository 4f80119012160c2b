// RUN: split-file %s %t
// RUN: mlir-interp diff %t/source.mlir --with %t/target.mlir | FileCheck %s
// Others may have written to a global before: of what it may hold its initial contents alone are tried.
// CHECK: no counterexample in 1 input
// CHECK-NEXT: only the initial contents of @g were tried

//--- source.mlir
memref.global "private" @g : memref<i32> = dense<1>
func.func @get() -> i32 {
  %g = memref.get_global @g : memref<i32>
  %v = memref.load %g[] : memref<i32>
  return %v : i32
}

//--- target.mlir
memref.global "private" @g : memref<i32> = dense<1>
func.func @get() -> i32 {
  %g = memref.get_global @g : memref<i32>
  %v = arith.constant 1 : i32
  return %v : i32
}
