// RUN: mlir-interp verify --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// What types, attributes and operations refuse, one rule a chunk.

// expected-error@+1 {{expected '<'}}
func.func @f(%p: !ptr.ptr) { return }

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<1>) { return }

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<"x">) { return }

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<#gpu.address_space<global>>) { return }

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func @f(%p: !ptr.ptr<>) { return }

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
func.func @f(%p: !ptr.ptr_metadata<f32>) { return }

// -----

// expected-error@+1 {{the ptr-like type has no metadata}}
func.func @f(%p: !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>) { return }

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
func.func @f(%p: !ptr.ptr_metadata<!llvm.ptr>) { return }

// -----

// expected-error@+1 {{custom op 'ptr.to_ptr' invalid kind of type specified}}
func.func @f(%p: !llvm.ptr) { %0 = ptr.to_ptr %p : !llvm.ptr -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{expected the input and output to have the same memory space}}
func.func @f(%p: memref<4xf32>) { %0 = ptr.to_ptr %p : memref<4xf32> -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{expected the input and output to have the same memory space}}
func.func @f(%p: memref<4xf32, 3>) { %0 = ptr.to_ptr %p : memref<4xf32, 3> -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> <#ptr.generic_space> return }

// -----

// expected-error@+1 {{expected '<'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.to_ptr %p : !ptr.ptr<#ptr.generic_space> -> f32 return }

// -----

// expected-error@+1 {{expected '<'}}
func.func @f(%p: memref<4xf32, #ptr.generic_space>) { %0 = ptr.to_ptr %p : memref<4xf32, #ptr.generic_space> -> f32 return }

// -----

// expected-error@+1 {{expected the input and output to have the same memory space}}
func.func @f(%p: memref<4xf32, #ptr.generic_space>) { %0 = ptr.to_ptr %p : memref<4xf32, #ptr.generic_space> -> !ptr.ptr<#llvm.address_space<0>> return }

// -----

// expected-error@+1 {{custom op 'ptr.to_ptr' invalid kind of type specified: expected ptr.ptr, but found '!llvm.ptr'}}
func.func @f(%p: memref<4xf32, #ptr.generic_space>) { %0 = ptr.to_ptr %p : memref<4xf32, #ptr.generic_space> -> !llvm.ptr return }

// -----

// expected-error@+1 {{custom op 'ptr.to_ptr' invalid kind of type specified}}
func.func @f(%p: f32) { %0 = ptr.to_ptr %p : f32 -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{expected the input and output to have the same memory space}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32> return }

// -----

// expected-error@+1 {{custom op 'ptr.from_ptr' invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> f32 return }

// -----

// expected-error@+1 {{expected '<'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %p : f32 -> memref<f32> return }

// -----

// expected-error@+2 {{use of value '%d' expects different type than prior uses: '!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>' vs '!ptr.ptr_metadata<memref<f32, #ptr.generic_space>>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>) { %d = ptr.get_metadata %m : memref<f32, #ptr.generic_space>  %0 = ptr.from_ptr %p metadata %d : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space> return }

// -----

// expected-error@+1 {{'ptr.from_ptr' op failed to verify that metadata type}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>) { %d = ptr.get_metadata %m : memref<f32, #ptr.generic_space>  %0 = "ptr.from_ptr"(%p, %d): (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>) -> memref<4xf32, #ptr.generic_space> return }

// -----

// expected-error@+1 {{'ptr.from_ptr' op operand #1 must be Pointer metadata type, but got 'memref<f32, #ptr.generic_space>'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32, #ptr.generic_space>) { %0 = "ptr.from_ptr"(%p, %m): (!ptr.ptr<#ptr.generic_space>, memref<f32, #ptr.generic_space>) -> memref<4xf32, #ptr.generic_space> return }

// -----

// expected-error@+1 {{custom op 'ptr.get_metadata' invalid kind of type specified}}
func.func @f(%p: f32) { %0 = ptr.get_metadata %p : f32 return }

// -----

// expected-error@+1 {{'ptr.get_metadata' op failed to verify that metadata type}}
func.func @f(%p: memref<f32, #ptr.generic_space>) { %0 = "ptr.get_metadata"(%p) : (memref<f32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<4xf32>> return }

// -----

// expected-error@+1 {{invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.constant #ptr.null : f32 return }

// -----

// expected-error@+1 {{expected a trailing type}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.constant #ptr.null return }

// -----

// expected-error@+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.constant 4 : i32 return }

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Ptr_AddressAttr parameter 'value' which is to be a `::llvm::APInt`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.constant #ptr.address<x> : !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.constant #ptr.address<1> : i64 return }

// -----

// expected-error@+1 {{'ptr.constant' op result #0 must be pointer type, but got 'f32'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> f32 return }

// -----

// expected-error@+1 {{'ptr.constant' op failed to verify that all of {value, result} have same type}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.constant"() <{value = 4 : i32}> : () -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{'ptr.constant' op requires attribute 'value'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.constant"() : () -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{custom op 'ptr.ptr_add' expected one of [none, nusw, nuw, inbounds] for Pointer add flags, got: foo}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = ptr.ptr_add foo %p, %i : !ptr.ptr<#ptr.generic_space>, i32 return }

// -----

// expected-error@+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: f32) { %0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, f32 return }

// -----

// expected-error@+1 {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'f32'}}
func.func @f(%p: f32, %i: i32) { %0 = ptr.ptr_add %p, %i : f32, i32 return }

// -----

// expected-error@+1 {{shapes of base and offset must match}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: vector<3xi32>) { %0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<3xi32> return }

// -----

// expected-error@+1 {{the shaped containers type must match}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<4xi32>) { %0 = ptr.ptr_add %p, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32> return }

// -----

// expected-error@+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'tensor<*xi32>'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: tensor<*xi32>) { %0 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, tensor<*xi32> return }

// -----

// expected-error@+1 {{shapes of base and offset must match}}
func.func @f(%p: tensor<?x4x!ptr.ptr<#ptr.generic_space>>, %i: tensor<3x?xi32>) { %0 = ptr.ptr_add %p, %i : tensor<?x4x!ptr.ptr<#ptr.generic_space>>, tensor<3x?xi32> return }

// -----

// expected-error@+2 {{'ptr.ptr_add' op inferred type(s) '!ptr.ptr<#ptr.generic_space>' are incompatible with return type(s) of operation '!ptr.ptr<#llvm.address_space<0>>'}}
// expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = "ptr.ptr_add"(%p, %i) : (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#llvm.address_space<0>> return }

// -----

// expected-error@+1 {{'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = "ptr.ptr_add"(%p, %i) <{flags = 7 : i32}>: (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{invalid properties {flags = "x"} for op ptr.ptr_add: expected IntegerAttr storage for ::mlir::ptr::PtrAddFlags}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = "ptr.ptr_add"(%p, %i) <{flags = "x"}>: (!ptr.ptr<#ptr.generic_space>, i32) -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{expected SSA operand}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = ptr.ptr_diff nuw, nsw %p, %p : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{'ptr.ptr_diff' op result #0 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> f32 return }

// -----

// expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i32) { %0 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> vector<4xi32> return }

// -----

// expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: i32) { %0 = ptr.ptr_diff %p, %p : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<5xi32> return }

// -----

// expected-error@+1 {{expected the result to have the same container type as the operands when operands are shaped}}
func.func @f(%p: tensor<4x!ptr.ptr<#ptr.generic_space>>, %i: i32) { %0 = ptr.ptr_diff %p, %p : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32> return }

// -----

// expected-error@+1 {{'ptr.ptr_diff' op failed to verify that all of {lhs, rhs} have same type}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: !ptr.ptr<#llvm.address_space<0>>) { %0 = "ptr.ptr_diff"(%p, %q) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#llvm.address_space<0>>) -> i32 return }

// -----

// expected-error@+2 {{use of value '%m' expects different type than prior uses: 'tensor<4xi1>' vs 'vector<4xi1>'}}
// expected-note@+1 {{prior use here}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: tensor<4xf32>) { %0 = ptr.gather %p, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32> return }

// -----

// expected-error@+1 {{'ptr.gather' op failed to verify that all of {result, ptrs} have same shape}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xi1>, %v: vector<5xf32>) { %0 = ptr.gather %p, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<5xf32> return }

// -----

// expected-error@+1 {{custom op 'ptr.gather' 'result' must be A shaped type with value semantics and rank. of any type values, but got 'vector<2x2xf32>'}}
func.func @f(%p: vector<2x2x!ptr.ptr<#ptr.generic_space>>, %m: vector<2x2xi1>, %v: vector<2x2xf32>) { %0 = ptr.gather %p, %m, %v : vector<2x2x!ptr.ptr<#ptr.generic_space>> -> vector<2x2xf32> return }

// -----

// expected-error@+1 {{alignment must be a power of 2}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = ptr.gather %p, %m, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32> return }

// -----

// expected-error@+1 {{alignment must be a power of 2}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<4xi1>, %v: vector<4xf32>) { ptr.scatter %v, %p, %m alignment = 3 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>> return }

// -----

// expected-error@+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same shape}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: vector<5xi1>, %v: vector<5xf32>) { ptr.scatter %v, %p, %m : vector<5xf32>, vector<4x!ptr.ptr<#ptr.generic_space>> return }

// -----

// expected-error@+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
func.func @f(%p: vector<4x!ptr.ptr<#ptr.generic_space>>, %m: tensor<4xi1>, %v: tensor<4xf32>) { ptr.scatter %v, %p, %m : tensor<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>> return }

// -----

// expected-error@+1 {{custom op 'ptr.scatter' invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { ptr.scatter %v, %p, %m : vector<4xf32>, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{custom op 'ptr.masked_load' invalid kind of type specified}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = ptr.masked_load %p, %m, %v : !ptr.ptr<#ptr.generic_space> -> f32 return }

// -----

// expected-error@+1 {{'ptr.masked_load' op failed to verify that result and mask must be compatible}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = "ptr.masked_load"(%p, %m, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<5xf32> return }

// -----

// expected-error@+1 {{'ptr.masked_load' op failed to verify that all of {result, passthrough} have same type}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>) { %0 = "ptr.masked_load"(%p, %m, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf32>) -> vector<4xf64> return }

// -----

// expected-error@+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: tensor<4xi1>, %v: tensor<4xf32>) { ptr.masked_store %v, %p, %m alignment = 16: tensor<4xf32>, !ptr.ptr<#llvm.address_space<0>> return }

// -----

// expected-error@+1 {{'ptr.masked_store' op failed to verify that value and mask must be compatible}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: tensor<5xi1>, %v: tensor<4xf32>) { "ptr.masked_store"(%v, %p, %m) : (tensor<4xf32>, !ptr.ptr<#ptr.generic_space>, tensor<5xi1>) -> () return }

// -----

// expected-error@+1 {{alignment must be a power of 2}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: tensor<4xi1>, %v: tensor<4xf32>) { ptr.masked_store %v, %p, %m alignment = 6: tensor<4xf32>, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
func.func @f() { %0 = ptr.type_offset f32 : f32 return }

// -----

// expected-error@+1 {{'ptr.store' op unsupported ordering 'acquire'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { ptr.store %m, %p atomic acquire alignment = 4 : i32, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { ptr.store %m, %p atomic acq_rel alignment = 4 : i32, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{custom op 'ptr.store' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: foo}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { ptr.store %m, %p atomic foo alignment = 4 : i32, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{custom op 'ptr.store' `alignment` clause can appear at most once in the expansion of the oilist directive}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %m: i32) { ptr.store %m, %p alignment = 4 alignment = 8 : i32, !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{type must be LLVM type with size, but got 'memref<4xf32>'}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { ptr.store %m, %p : memref<4xf32>, !ptr.ptr<#llvm.address_space<0>> return }

// -----

// expected-error@+1 {{type must be LLVM type with size, but got 'memref<4xf32>'}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<0>> -> memref<4xf32> return }

// -----

// expected-error@+1 {{type must be LLVM type with size, but got 'index'}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<0>> -> index return }

// -----

// expected-error@+1 {{unsupported type 'i7' for atomic access}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p atomic monotonic alignment = 4: !ptr.ptr<#llvm.address_space<0>> -> i7 return }

// -----

// expected-error@+1 {{unsupported type 'vector<4xi32>' for atomic access}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p atomic monotonic alignment = 4: !ptr.ptr<#llvm.address_space<0>> -> vector<4xi32> return }

// -----

// expected-error@+1 {{unsupported type '!ptr.ptr<#llvm.address_space<0>>' for atomic access}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p atomic monotonic alignment = 4: !ptr.ptr<#llvm.address_space<0>> -> !ptr.ptr<#llvm.address_space<0>> return }

// -----

// expected-error@+1 {{type must be LLVM type with size, but got '!ptr.ptr<#ptr.generic_space>'}}
func.func @f(%p: !ptr.ptr<#llvm.address_space<0>>, %m: memref<4xf32>) { %0 = ptr.load %p : !ptr.ptr<#llvm.address_space<0>> -> !ptr.ptr<#ptr.generic_space> return }

// -----

// expected-error@+1 {{alignment must be positive}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %p alignment = -8 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{alignment must be a power of 2}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %p alignment = 7 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{alignment must be positive}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %p alignment = 0 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %p alignment = x : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+2 {{custom op 'ptr.load' integer value too large}}
// expected-error@+1 {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load %p alignment = 99999999999999999999 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load volatile %p atomic syncscope("agent") seq_cst : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load  %p atomic release alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.load  %p atomic syncscope("a") not_atomic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32 return }

// -----

// expected-error@+1 {{invalid properties {alignment = 4 : i64} for op ptr.load: expected optional properties to materialize as arrays}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{alignment = 4 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{invalid properties {alignment = [4, 3]} for op ptr.load: expected optional properties to become 0- or 1-element arrays}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{alignment = [4 : i64, 3 : i64]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{alignment must be positive}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{alignment = [true]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{invalid properties {alignment = [4.000000e+00]} for op ptr.load: expected IntegerAttr for key `value`}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{alignment = [4.0]}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{ordering = 9 : i32}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{ordering = 1 : i64}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{invalid properties {ordering = "x"} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
func.func @f(%p: !ptr.ptr<#ptr.generic_space>) { %0 = "ptr.load"(%p) <{ordering = "x"}> : (!ptr.ptr<#ptr.generic_space>) -> i32 return }

// -----

// expected-error@+1 {{abi entry must be divisible by 8}}
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 33, preferred = 64>} { return }

// -----

// expected-error@+1 {{size entry must be divisible by 8}}
func.func @f() attributes {a = #ptr.spec<size = 33, abi = 32, preferred = 64>} { return }

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 64, preferred = 32>} { return }

// -----

// expected-error@+1 {{index entry must be divisible by 8}}
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 32, index = 7>} { return }

// -----

// expected-error@+1 {{struct is missing required parameter: preferred}}
func.func @f() attributes {a = #ptr.spec<size = 32, abi = 32>} { return }

// -----

// expected-error@+1 {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = 5> } { }

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes { dlti.dl_spec = #dlti.dl_spec<!ptr.ptr_metadata<memref<f32>> = 5> } { }

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!ptr.ptr<#ptr.generic_space>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.array<4x !ptr.ptr<#ptr.generic_space>>)

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(memref<4x!ptr.ptr<#ptr.generic_space>>)

// -----

// Of a dialect that nobody knows it is no memory space, even where such dialects are allowed.
// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
func.func private @unknown_space(!ptr.ptr<#unknown.space>)
