// RUN: mlir-interp print %s > %t
// RUN: mlir-opt %s | diff -B - %t
// RUN: FileCheck %s < %t
// Within the body of an identified struct its name needs no body, and `opaque` says just that; an
// opaque struct may be written again.
// CHECK: @recursive(!llvm.struct<"a", (struct<"b", (struct<"a">)>, struct<"a">)>)
llvm.func @recursive(!llvm.struct<"a", (struct<"b", (struct<"a", opaque>)>, struct<"a">)>)
// CHECK: @opaque(!llvm.struct<"c", opaque>, !llvm.struct<"c", opaque>)
llvm.func @opaque(!llvm.struct<"c", opaque>, !llvm.struct<"c", opaque>)
