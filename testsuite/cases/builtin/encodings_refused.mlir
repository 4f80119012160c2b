// RUN: mlir-interp verify %s --allow-unregistered-dialect --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xi32, array<i32: 1>>)

// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xi32, strided<[1]>>)

// -----

// expected-error @+1 {{expected '>' in tensor type}}
func.func private @f(tensor<4xi32, distinct[0]<1 : i32>>)

// -----

// Who does not know the dialect does not know a memory space of it.
// expected-error @+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xi32, #u.space<a>>)

// -----

func.func private @f(memref<4xi32, #spirv.storage_class<Uniform>>, tensor<4xi32, #u.encoding<a>>)
