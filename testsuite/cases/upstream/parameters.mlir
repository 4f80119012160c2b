// RUN: %as-mlir-opt %s %t
// RUN: mlir-interp print --upstream-dialects %s | FileCheck %s

// Types and attributes whose parameters ODS writes: enums in quotes and without, maps and arrays that
// stand for themselves, types behind attributes, values that are left away.

// CHECK: level = "8k", profiles = [pro_int, pro_fp]
// CHECK: #xegpu.block_tdesc_attr<>
module attributes {
  t.tosa = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = ["pro_int", "pro_fp"], extensions = ["int16", "int4"]>,
  t.tosa_draft = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = ["pro_int"], extensions = ["bf16"]>,
  t.xegpu_default = #xegpu.block_tdesc_attr<memory_space = global>,
  t.xegpu = #xegpu.block_tdesc_attr<memory_space = slm, array_length = 2>,
  t.xegpu_layout = #xegpu.layout<sg_layout = [2, 2], inst_data = [8, 16], lane_layout = [1, 16], lane_data = [1, 1]>,
  t.xegpu_order = #xegpu.layout<lane_layout = [1, 16], lane_data = [1, 1], order = [1, 0]>,
  t.gpu = #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 + 1)>,
  t.gpu_kernel = #gpu.kernel_metadata<"k", () -> (), metadata = {a = 1 : i32}>,
  t.omp = #omp<clause_requires unified_address|reverse_offload>,
  t.omp_flags = #omp.flags<debug_kind = 1>,
  t.omp_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>,
  t.ptr = #ptr.null : !ptr.ptr<#ptr.generic_space>,
  t.acc = #acc.declare<dataClause = acc_create, implicit = true>,
  t.nvgpu = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>,
  t.nvgpu_one = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>>,
  t.nvgpu_map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>,
  t.smt = !smt.array<[!smt.int -> !smt.bool]>,
  t.smt_sort = !smt.sort<"foo"[!smt.int]>,
  t.smt_func = !smt.func<(!smt.int) !smt.bool>,
  t.arm = #arm_sme.type_size<byte>,
  t.nvvm = #nvvm.target<O = 3, chip = "sm_90">,
  t.nvvm_default = #nvvm.target<chip = "sm_50">,
  t.nvvm_shape = #nvvm.shape<m = 64, n = 8, k = 16>
} {}
