// RUN: %as-mlir-opt %s %t

gpu.module @m {
  gpu.func @k(%a: f32, %b: memref<?xf32>) workgroup(%w: memref<4xf32, #gpu.address_space<workgroup>>, %w2: memref<2xf32, 3> {llvm.align = 16 : i64}) private(%p: memref<1xf32, 5>) kernel attributes {x = 1 : i32, known_block_size = array<i32: 1, 2, 3>} {
    gpu.return
  }
  gpu.func @f(%a: f32) -> f32 { gpu.return %a : f32 }
  gpu.func @g() -> (f32, i32) {
    %a = arith.constant 1.0 : f32
    %b = arith.constant 1 : i32
    gpu.return %a, %b : f32, i32
  }
}
module attributes {gpu.container_module} {
gpu.module @kk { gpu.func @ker(%a: f32) kernel { gpu.return } gpu.func @ker0() kernel {gpu.return} }
func.func @h(%s: index, %f: f32, %t: !gpu.async.token, %i: i64, %d: i32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%bsx = %s, %bsy = %s, %bsz = %s) {
    "x.y"(%bx, %gx, %tx, %bsz) : (index, index, index, index) -> ()
    gpu.terminator
  }
  gpu.launch clusters(%cx, %cy, %cz) in (%csx = %s, %csy = %s, %csz = %s) blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%bsx = %s, %bsy = %s, %bsz = %s) dynamic_shared_memory_size %d workgroup(%w : memref<4xf32, 3>) private(%p : memref<1xf32, 5>) {
    gpu.terminator
  } {a = 1 : i32}
  %tok = gpu.launch async [%t] blocks(%bx, %by, %bz) in (%gx = %s, %gy = %s, %gz = %s) threads(%tx, %ty, %tz) in (%bsx = %s, %bsy = %s, %bsz = %s) module(@mm) function(@ff) {
    gpu.terminator
  }
  gpu.launch_func @kk::@ker blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%f : f32)
  gpu.launch_func @kk::@ker0 blocks in (%i, %i, %i) threads in (%i, %i, %i) : i64
  %t2 = gpu.launch_func async [%t, %tok] @kk::@ker clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) dynamic_shared_memory_size %d args(%f : f32) {b}
  gpu.wait
  gpu.wait [%t]
  %t3 = gpu.wait async
  %t4 = gpu.wait async [%t, %t3]
  %m, %t5 = gpu.alloc async [%t] (%s) : memref<?xf32>
  %m2 = gpu.alloc host_shared (%s) : memref<?xf32>
  %m3 = gpu.alloc() : memref<4xf32>
  gpu.dealloc [%t] %m2 : memref<?xf32>
  gpu.memcpy %m, %m2 : memref<?xf32>, memref<?xf32>
  %r = gpu.all_reduce add %f uniform {} : (f32) -> f32
  %r1 = gpu.all_reduce %f { ^bb0(%x: f32, %y: f32): %z = arith.addf %x, %y : f32 gpu.yield %z : f32 } : (f32) -> f32
  %r2 = gpu.subgroup_reduce maxnumf %f uniform : (f32) -> f32
  %r3 = gpu.subgroup_reduce add %f cluster(size = 4) : (f32) -> f32
  return
}
}
gpu.binary @b [#gpu.object<#nvvm.target, "abc">, #gpu.object<#nvvm.target, bin = "abc">, #gpu.object<#nvvm.target, properties = {O = 3 : i32}, assembly = "q">]
gpu.binary @b2 <#gpu.select_object<1>> [#gpu.object<#nvvm.target<chip = "sm_90">, offload = "z">]
gpu.module @m3 [#nvvm.target] { }
gpu.module @m4 <#gpu.select_object<0>> [#nvvm.target<chip = "sm_90">] attributes {a} { }
func.func @wa(%laneid: index, %v0: vector<4xi32>) {
  gpu.warp_execute_on_lane_0(%laneid)[32] { }
  %0 = gpu.warp_execute_on_lane_0(%laneid)[32] args(%v0 : vector<4xi32>) -> (vector<2xi32>) {
  ^bb0(%arg0 : vector<128xi32>) :
    %1 = "t.u"() : () -> vector<64xi32>
    gpu.yield %1 : vector<64xi32>
  }
  return
}
