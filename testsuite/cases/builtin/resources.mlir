// RUN: mlir-interp print %s > %t
// RUN: FileCheck %s < %t
// RUN: mlir-interp print %t | diff - %t
// RUN: mlir-interp print --emit-bytecode %s | mlir-interp print - | FileCheck %s --check-prefix=KEPT
// KEPT: test: {
// KEPT-NEXT: k: "0x04000000BB"
// The last blob of a key counts, and what nobody names is left away; but what stands there for a tool
// stays, and is none of the dialect's even where it has its name, and so does what stands there for
// a dialect whose attributes are kept as text.
// CHECK: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: a: "0x0400000009",
// CHECK-NEXT: "a b": "0x08000000FF",
// CHECK-NEXT: empty: "0x00000000"
// CHECK-NEXT: },
// CHECK-NEXT: test: {
// CHECK-NEXT: k: "0x04000000BB"
// CHECK-NEXT: }
// CHECK-NEXT: },
// CHECK-NEXT: external_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: a: "0x0400000002",
// CHECK-NEXT: b: true,
// CHECK-NEXT: c: "s\0A"
// CHECK-NEXT: },
// CHECK-NEXT: other: {
// CHECK-NEXT: "x y": "q"
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
func.func private @f() attributes {
    x = dense_resource<a> : tensor<1xi8>, y = dense_resource<"a b"> : tensor<1xi8>,
    y1 = dense_resource<empty> : tensor<0xi8>, z = dense_resource<unknown> : tensor<1xi8>}

{-#
  dialect_resources: {
    builtin: { a: "0x0400000001", a: "0x0400000009", "a b": "0x08000000FF", unused: "0x04000000aa",
               empty: "0x00000000" },
    test: { k: "0x04000000bb" }
  },
  external_resources: {
    builtin: { a: "0x0400000002", b: true, c: "s\n" },
    other: { "x y": "q" },
    last: {}
  }
#-}
