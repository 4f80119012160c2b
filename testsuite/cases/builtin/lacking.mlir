// RUN: mlir-interp print %s > %t
// RUN: mlir-interp print --allow-unregistered-dialect %s | diff - %t
// RUN: mlir-opt %s > %t.upstream
// RUN: mlir-opt %t | diff - %t.upstream
// RUN: mlir-interp print %t | diff - %t
// RUN: FileCheck %s < %t
// Attributes and types of upstream's dialects that are not known here are kept as they are written,
// but for their aliases, which nobody else would define.
#map = affine_map<(d0) -> (d0)>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#id = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>
#vce = #spirv.vce<v1.0, [Shader], []>
!tok = !async.token

// CHECK: @types(!async.value<!async.token>, !spirv.array<4 x f32>, !gpu.mma_matrix<16x16xf32, "AOp">,
// CHECK-SAME: memref<4xf32, #spirv.storage_class<Uniform>>,
// CHECK-SAME: tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> !shape.shape
func.func private @types(!async.value<!tok>, !spirv.array<4 x f32>, !gpu.mma_matrix<16x16xf32, "AOp">,
                         memref<4xf32, #spirv.storage_class<Uniform>>, tensor<4x4xf32, #CSR>) -> !shape.shape

// CHECK: @attributes
// CHECK-SAME: e = #emitc.opaque<"#map">
// CHECK-SAME: t = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>
// CHECK-SAME: x = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]
// CHECK-SAME: y = #linalg.iterator_type<parallel>
// CHECK-SAME: z = #vector.kind<add>
func.func private @attributes() attributes {
    e = #emitc.opaque<"#map">, t = #spirv.target_env<#vce, #spirv.resource_limits<>>, x = [#id],
    y = #linalg.iterator_type<parallel>, z = #vector<kind<add>>}
