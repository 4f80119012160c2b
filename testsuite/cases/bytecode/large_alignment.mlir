// Padding would be all of the file.
// RUN: not mlir-interp print --allow-unregistered-dialect --emit-bytecode %s 2>&1 | FileCheck %s
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode --elide-resource-data %s | mlir-interp verify --allow-unregistered-dialect -
// CHECK: error: resource 'far' is aligned to 268435456 bytes: bytecode is written up to 16777216
"any.op"() {a = dense_resource<far> : tensor<4xi8>} : () -> ()
{-# dialect_resources: { builtin: { far: "0x0000001001020304" } } #-}
