// More elements than 64 bits count: those that are all the same, or sparse.
// RUN: mlir-interp print --allow-unregistered-dialect --emit-bytecode %s | mlir-interp print --allow-unregistered-dialect - | FileCheck %s
// RUN: mlir-opt --allow-unregistered-dialect --emit-bytecode %s | mlir-interp print --allow-unregistered-dialect - | FileCheck %s

// CHECK: dense<1> : tensor<9223372036854775807x2xi8>
"u.a"() {x = dense<1> : tensor<9223372036854775807x2xi8>} : () -> ()
// CHECK: dense<true> : tensor<4294967296x8589934592xi1>
"u.a"() {x = dense<true> : tensor<4294967296x8589934592xi1>} : () -> ()
// CHECK: dense<"a"> : tensor<4294967296x8589934592x!u.t>
"u.a"() {x = dense<"a"> : tensor<4294967296x8589934592x!u.t>} : () -> ()
// CHECK: sparse<{{.*}}3, 5000000000]], 1> : tensor<4294967296x8589934592xi32>
"u.a"() {x = sparse<[[3, 5000000000]], [1]> : tensor<4294967296x8589934592xi32>} : () -> ()
