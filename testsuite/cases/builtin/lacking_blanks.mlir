// What is kept as text is so with upstream's blanks: the same however it was written.
// RUN: mlir-interp print --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt --allow-unregistered-dialect %s | cmp - %t.ours
// RUN: mlir-interp print --allow-unregistered-dialect %s --emit-bytecode --emit-bytecode-producer=$(mlir-opt --version | sed -n "s/.*LLVM version /MLIR/p") -o %t.ours
// RUN: mlir-opt --allow-unregistered-dialect %s --emit-bytecode | cmp - %t.ours

module attributes {u.a = #spirv.target_env<
    #spirv.vce< v1.0,   [Int8,Int16 , Int64 ], [ ]>, // behind it
    #spirv.resource_limits< > >, u.b = #emitc.opaque<"a ,  b // c">, u.c = #gpu.object<#nvvm.target<  O = 3 >,"x , y">,
    u.d = #gpu.object<#nvvm.target<O=3,chip="sm=80">,"x=y">, u.e = #spirv.resource_limits<max_compute_workgroup_size=[1,2,3]>,
    u.f = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>,api = Vulkan, #spirv.resource_limits<>>,
    u.g = !xegpu.tensor_desc<4x4xf32,#xegpu.layout<lane_layout=[4,4],lane_data=[1,1]>>} {
  func.func private @same(tensor<4xi32, #spirv.vce<v1.0,[Shader],[]>>) -> tensor<4xi32, #spirv.vce<v1.0, [Shader], []>>
  func.func @f(%a: tensor<4xi32, #spirv.vce<v1.0,[Shader],[]>>) -> tensor<4xi32, #spirv.vce<v1.0, [ Shader ], []>> {
    return %a : tensor<4xi32, #spirv.vce<v1.0, [Shader], [  ]>>
  }
}
