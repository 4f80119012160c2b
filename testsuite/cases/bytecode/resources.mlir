// Resources go with the program, whoever they belong to: their values, aligned, or if one likes their
// names alone.
// RUN: mlir-interp print --allow-unregistered-dialect %s > %t.mlir
// RUN: FileCheck %s --check-prefix=WHOLE < %t.mlir
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode %s | mlir-interp print --allow-unregistered-dialect - | diff %t.mlir -
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --elide-resource-data %s | mlir-interp print --allow-unregistered-dialect - | FileCheck %s --check-prefix=ELIDED
// RUN: mlir-interp print --allow-unregistered-dialect --elide-resource-data %s | FileCheck %s --check-prefix=ELIDED
// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.mlirbc
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --emit-bytecode-producer=MLIR22.1.8 %t.mlirbc | cmp - %t.mlirbc
"any.op"() {a = dense_resource<far> : tensor<1xi32>, b = dense_resource<near> : tensor<4xi8>, c = dense_resource<none> : tensor<4xi8>} : () -> ()

// WHOLE:      {-#
// WHOLE-NEXT:   dialect_resources: {
// WHOLE-NEXT:     builtin: {
// WHOLE-NEXT:       far: "0x4000000001020304",
// WHOLE-NEXT:       near: "0x01000000FF000000"
// WHOLE-NEXT:     }
// WHOLE-NEXT:   },
// WHOLE-NEXT:   external_resources: {
// WHOLE-NEXT:     first: {
// WHOLE-NEXT:       blob: "0x08000000AA",
// WHOLE-NEXT:       flag: true
// WHOLE-NEXT:     },
// WHOLE-NEXT:     second_tool: {
// WHOLE-NEXT:       text: "a \22word\22"
// WHOLE-NEXT:     }
// WHOLE-NEXT:   }
// WHOLE-NEXT: #-}

// ELIDED:     dense_resource<far>
// ELIDED-NOT: 01020304
{-#
  dialect_resources: { builtin: { near: "0x01000000FF000000", unused: "0x0400000009", far: "0x4000000001020304" } },
  external_resources: { first: { blob: "0x08000000AA", flag: true }, second_tool: { text: "a \"word\"" } }
#-}
