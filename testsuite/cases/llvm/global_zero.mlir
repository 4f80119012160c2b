// RUN: mlir-interp run %s | FileCheck %s
// A global of any type, and any part of one, may be given as zero.
llvm.mlir.global internal @number(#llvm.zero) : i32
llvm.mlir.global internal @parts([#llvm.zero, 7 : i8, #llvm.zero]) : !llvm.struct<(f32, i8, ptr)>
llvm.func @main() -> !llvm.struct<(i32, struct<(f32, i8, ptr)>)> {
  %p = llvm.mlir.addressof @number : !llvm.ptr
  %n = llvm.load %p : !llvm.ptr -> i32
  %q = llvm.mlir.addressof @parts : !llvm.ptr
  %s = llvm.load %q : !llvm.ptr -> !llvm.struct<(f32, i8, ptr)>
  %u = llvm.mlir.undef : !llvm.struct<(i32, struct<(f32, i8, ptr)>)>
  %v = llvm.insertvalue %n, %u[0] : !llvm.struct<(i32, struct<(f32, i8, ptr)>)>
  %r = llvm.insertvalue %s, %v[1] : !llvm.struct<(i32, struct<(f32, i8, ptr)>)>
  llvm.return %r : !llvm.struct<(i32, struct<(f32, i8, ptr)>)>
}
// CHECK: {0, {0.000000e+00, 7, null}}
