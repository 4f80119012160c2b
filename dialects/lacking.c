/* What upstream has and we lack: dialects whose operations are not all known here, and of their
 * attributes and types the mnemonics that have no row. Those are kept as they are written.
 */
#include "dialects/registry.h"

const LackingDialect LACKING_DIALECTS[] = {
    { "acc",
      .attrs = "combined_constructs construct data_clause data_clause_modifier "
               "declare declare_action defaultvalue device_type gang_arg_type "
               "par_level recipe_kind reduction_operator routine_info "
               "specialized_routine var_name",
      .types = "data_bounds_ty declare_token" },
    { "amdgpu", .attrs = "address_space dpp_perm mfma_perm_b sched_barrier_opt",
      .types = "tdm_base tdm_descriptor tdm_gather_base" },
    { "amx", .types = "tile" },
    { "arm_neon" },
    { "arm_sme", .attrs = "kind layout type_size" },
    { "arm_sve" },
    { "async", .types = "coro.handle coro.id coro.state group token value" },
    { "bufferization" },
    { "complex", .attrs = "number" },
    { "emitc", .attrs = "opaque", .types = "array lvalue opaque ptr ptrdiff_t size_t ssize_t" },
    { "gpu",
      .attrs = "all_reduce_op broadcast dim kernel_metadata kernel_table loop_dim_map "
               "mat_transpose_mode mma_element_wise object prune_2to4_spmat_flag "
               "select_object shuffle_mode spgemm_work_estimation_or_compute_kind",
      .types = "mma_matrix sparse.dntensor_handle sparse.spgemmop_handle "
               "sparse.spmat_handle" },
    { "irdl", .attrs = "variadicity variadicity_array", .types = "attribute region" },
    { "linalg", .attrs = "binary_fn elementwise_kind iterator_type ternary_fn type_fn unary_fn" },
    { "ml_program", .attrs = "extern", .types = "token" },
    { "mpi", .attrs = "errclass", .types = "comm request retval status" },
    { "nvgpu", .attrs = "interleave l2promo oob rcp_rounding_mode swizzle",
      .types = "device.async.token mbarrier.group mbarrier.token tensormap.descriptor "
               "warpgroup.accumulator warpgroup.descriptor" },
    { "nvvm", .attrs = "action block_scale_format block_scale_kind cache_eviction_priority "
                       "cluster_launch_control_query_type cta_group dot_accumulate_type "
                       "fp_rnd_mode grid_dep_action ld_st_matrix_elt_type ld_st_matrix_shape "
                       "load_cache_modifier match_sync_kind mem_order mem_scope memory_space "
                       "mma_b1op mma_frag mma_int_overflow mma_kind mma_layout mma_type "
                       "permute_mode prefetch_cache_level proxy_kind reduction redux_kind "
                       "sat_mode scale_vec_size shape shared_space shfl_kind target "
                       "tcgen05_cp_multicast tcgen05_cp_shape tcgen05_cp_src_fmt "
                       "tcgen05_fence tcgen05_ldst_shape tcgen05_mma_block_scale "
                       "tcgen05_mma_collectorb tcgen05_mma_collectorop tcgen05_mma_kind "
                       "tcgen05_wait tma_load_mode tma_redux_kind tma_store_mode "
                       "vote_sync_kind wgmma_scale_in wgmma_scale_out wgmma_type" },
    { "omp",
      .attrs = "atomic_control bindkind cancellationconstructtype capture_clause "
               "clause_depend clause_map_flags clause_requires clause_task_depend "
               "data_sharing_type declaretarget device_type flags grainsizetype "
               "memoryorderkind numtaskstype numthreadstype order_mod orderkind "
               "procbindkind reduction_modifier sched_mod schedulekind "
               "variable_capture_kind version",
      .types = "cli map_bounds_ty" },
    { "pdl", .types = "attribute operation range type value" },
    { "pdl_interp" },
    { "ptr", .attrs = "address generic_space null spec", .types = "ptr ptr_metadata" },
    { "quant", .types = "any calibrated uniform" },
    { "rocdl", .attrs = "target" },
    { "shape", .types = "shape size value_shape witness" },
    { "shard", .attrs = "axisarray partial", .types = "sharding" },
    { "smt", .attrs = "bv", .types = "array bool bv func int sort" },
    { "sparse_tensor", .attrs = "CrdTransDirection SparseTensorSortAlgorithm encoding kind slice",
      .types = "iter_space iterator storage_specifier" },
    { "spirv",
      .attrs = "addressing_model built_in cache_control_load_intel "
               "cache_control_store_intel capability client_api "
               "coop_matrix_layout_khr coop_matrix_props_khr coop_matrix_props_nv "
               "coop_matrix_use_khr cooperative_matrix_operands_khr decoration "
               "device_type dim entry_point_abi execution_mode execution_model ext "
               "f_p_encoding fastmath_mode fp_rounding_mode function_control "
               "group_operation image_arrayed_info image_depth_info image_format "
               "image_operands image_sampler_use_info image_sampling_info "
               "interface_var_abi linkage_attributes linkage_type load_cache_control "
               "loop_control matrixLayout memory_access memory_model memory_semantics "
               "opcode packed_vector_format resource_limits scope selection_control "
               "storage_class store_cache_control target_env vce vendor version",
      .types = "arm.tensor array coopmatrix image matrix ptr rtarray sampled_image "
               "struct" },
    { "tensor" },
    { "test_irdl_to_cpp" },
    { "tosa",
      .attrs = "block_size conv_quant ext level matmul_quant nan_mode pad_quant prof "
               "resize_mode rounding_mode specification_version target_env "
               "unary_quant",
      .types = "mxint8 shape" },
    { "transform", .attrs = "param_operand", .types = "affine_map test_dialect_op type" },
    { "vector", .attrs = "iterator_type kind" },
    { "wasmssa", .types = "externref funcref limit local tabletype" },
    { "x86vector" },
    { "xegpu",
      .attrs = "block_tdesc_attr cache_hint fence_scope layout mem_layout "
               "memory_space range scatter_tdesc_attr slice",
      .types = "mem_desc nbarrier tensor_desc" },
    { "xevm", .attrs = "addr_space load_cache_control mem_scope mma_shape mma_types "
                       "store_cache_control target" },
    { 0 },
};
