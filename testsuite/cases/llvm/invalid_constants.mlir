// RUN: mlir-interp verify --split-input-file --verify-diagnostics %s

// Constants whose attribute does not fit the type.

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x i64>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([[1], [2]]) : !llvm.array<2 x array<1 x i64>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([[1], [2]]) : !llvm.array<2 x i64>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
llvm.func @a() { %0 = llvm.mlir.constant([1, 2]) : !llvm.array<2 x array<1 x i64>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3}}
llvm.func @a() { %0 = llvm.mlir.constant([1, 2]) : !llvm.array<3 x i64>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([[1], [2,3]]) : !llvm.array<2 x array<1 x i64>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
llvm.func @a() { %0 = llvm.mlir.constant([1, 2]) : i64
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, 2.0]) : !llvm.array<2 x struct<(f64, f64)>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 1 must match struct size: 1 vs. 2}}
llvm.func @a() { %0 = llvm.mlir.constant([[1.0, 2.0], [1.0]]) : !llvm.array<2 x struct<(f64, f64)>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0]) : !llvm.struct<(f64, f64)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, "x"]) : !llvm.struct<(f64, f64)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, [2.0]]) : !llvm.struct<(f64, struct<(f64)>)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, #llvm.zero]) : !llvm.struct<(f64, ptr)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, 1 : i32]) : !llvm.struct<(f64, ptr)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, 1 : i32]) : !llvm.struct<(f64, i64)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @a() { %0 = llvm.mlir.constant(1.0 : f32) : i64
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @a() { %0 = llvm.mlir.constant(1.0 : f32) : f64
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @a() { %0 = llvm.mlir.constant(1 : i32) : f32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @a() { %0 = llvm.mlir.constant(1 : i32) : vector<4xi32>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
llvm.func @a() { %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 4}}
llvm.func @a() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
llvm.func @a() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
llvm.func @a() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
llvm.func @a() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
llvm.func @a() { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @a() { %0 = llvm.mlir.constant("abc") : !llvm.struct<(i8)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @a() { %0 = llvm.mlir.constant(@a) : !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([@a]) : !llvm.array<1 x ptr>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @a() { %0 = llvm.mlir.constant(unit) : i64
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
llvm.func @a() { %0 = llvm.mlir.constant(#llvm.zero) : !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @a() { %0 = llvm.mlir.constant([1.0, [1.0, #llvm.undef, #llvm.poison]]) : !llvm.struct<(f64, array<3 x f64>)>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
llvm.func @a() { %0 = llvm.mlir.constant([[[1.0, 2.0]], [[1.0]]]) : !llvm.array<2 x array<1 x array<2 x f64>>>
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
llvm.func @a() { %0 = llvm.mlir.constant([dense<1> : vector<2xi32>]) : !llvm.array<1 x array<2 x i32>>
 llvm.return }

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse LLVM_DSOLocalEquivalentAttr parameter 'sym' which is to be a `FlatSymbolRefAttr`}}
llvm.func @a() { %0 = llvm.mlir.constant(#llvm.dso_local_equivalent<@a>) : !llvm.ptr
 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 4}}
llvm.func @a() { %0 = llvm.mlir.constant(dense_resource<x> : tensor<4xi32>) : vector<3xi32>
 llvm.return }
