// What is kept as text is so with upstream's blanks: the same however it was written.
// RUN: mlir-interp print --allow-unregistered-dialect %s > %t.ours
// RUN: mlir-opt --allow-unregistered-dialect %s | cmp - %t.ours

module attributes {u.a = #spirv.target_env<
    #spirv.vce< v1.0,   [Int8,Int16 , Int64 ], [ ]>, // behind it
    #spirv.resource_limits< > >, u.b = #emitc.opaque<"a ,  b // c">, u.c = #gpu.object<#nvvm.target<  O = 3 >,"x , y">} {
  func.func private @same(tensor<4xi32, #spirv.vce<v1.0,[Shader],[]>>) -> tensor<4xi32, #spirv.vce<v1.0, [Shader], []>>
  func.func @f(%a: tensor<4xi32, #spirv.vce<v1.0,[Shader],[]>>) -> tensor<4xi32, #spirv.vce<v1.0, [ Shader ], []>> {
    return %a : tensor<4xi32, #spirv.vce<v1.0, [Shader], [  ]>>
  }
}
