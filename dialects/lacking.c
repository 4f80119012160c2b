/* What upstream has and we lack: dialects whose operations are not all known here, and of their
 * attributes and types the mnemonics that have no row. Those are kept as they are written.
 */
#include "dialects/lacking.h"

#include "dialects/registry.h"

const LackingDialect LACKING_DIALECTS[] = {
    { "acc",
      .attrs = "combined_constructs construct data_clause data_clause_modifier "
               "declare declare_action defaultvalue device_type gang_arg_type "
               "par_level recipe_kind reduction_operator routine_info "
               "specialized_routine var_name",
      .types = "data_bounds_ty declare_token",
      .ops = "atomic.capture atomic.read atomic.update atomic.write attach bounds "
             "cache copyin copyout create data declare declare_device_resident "
             "declare_enter declare_exit declare_link delete detach deviceptr "
             "enter_data exit_data firstprivate firstprivate.recipe firstprivate_map "
             "get_extent get_lowerbound get_stride get_upperbound getdeviceptr "
             "global_ctor global_dtor host_data init kernel_environment kernels loop "
             "nocreate parallel present private private.recipe reduction "
             "reduction.recipe routine serial set shutdown terminator update "
             "update_device update_host use_device wait yield" },
    { "amdgpu", .attrs = "address_space dpp_perm mfma_perm_b sched_barrier_opt",
      .types = "tdm_base tdm_descriptor tdm_gather_base",
      .ops = "dpp ext_packed_fp8 fat_raw_buffer_cast gather_to_lds lds_barrier "
             "make_dma_base make_dma_descriptor make_gather_dma_base "
             "make_gather_dma_descriptor memory_counter_wait mfma "
             "packed_scaled_trunc packed_stoch_round_fp8 packed_trunc_2xfp8 "
             "permlane_swap raw_buffer_atomic_cmpswap raw_buffer_atomic_fadd "
             "raw_buffer_atomic_fmax raw_buffer_atomic_smax raw_buffer_atomic_umin "
             "raw_buffer_load raw_buffer_store scaled_ext_packed "
             "scaled_ext_packed_matrix scaled_mfma scaled_wmma sched_barrier "
             "sparse_mfma swizzle_bitmode tensor_load_to_lds tensor_store_from_lds "
             "transpose_load wmma" },
    { "amx", .types = "tile", .ops = "tile_load tile_mulf tile_muli tile_store tile_zero" },
    { "arm_sme", .attrs = "kind layout type_size",
      .ops = "copy_tile extract_tile_slice fmopa_2way fmops_2way get_tile "
             "insert_tile_slice intr.cntsd intr.ld1b.horiz intr.ld1b.vert "
             "intr.ld1d.horiz intr.ld1d.vert intr.ld1h.horiz intr.ld1h.vert "
             "intr.ld1q.horiz intr.ld1q.vert intr.ld1w.horiz intr.ld1w.vert "
             "intr.mopa intr.mopa.wide intr.mops intr.mops.wide intr.read.horiz "
             "intr.read.vert intr.smopa.wide intr.smopa.za32 intr.smops.wide "
             "intr.smops.za32 intr.st1b.horiz intr.st1b.vert intr.st1d.horiz "
             "intr.st1d.vert intr.st1h.horiz intr.st1h.vert intr.st1q.horiz "
             "intr.st1q.vert intr.st1w.horiz intr.st1w.vert intr.str "
             "intr.sumopa.wide intr.sumops.wide intr.umopa.wide intr.umopa.za32 "
             "intr.umops.wide intr.umops.za32 intr.usmopa.wide intr.usmops.wide "
             "intr.write.horiz intr.write.vert intr.zero load_tile_slice "
             "outerproduct smopa_2way smopa_4way smops_2way smops_4way "
             "store_tile_slice streaming_vl sumopa_4way sumops_4way tile_load "
             "tile_store umopa_2way umopa_4way umops_2way umops_4way usmopa_4way "
             "usmops_4way zero" },
    { "arm_sve", .ops = "intr.add intr.convert.from.svbool intr.convert.to.svbool "
                        "intr.dupq_lane intr.fadd intr.fdiv intr.fmul intr.fsub "
                        "intr.mul intr.psel intr.sdiv intr.sdot intr.smmla intr.sub "
                        "intr.udiv intr.udot intr.ummla intr.usmmla intr.whilelt "
                        "intr.zip.x2 intr.zip.x4" },
    { "emitc", .attrs = "opaque", .types = "array lvalue opaque ptr ptrdiff_t size_t ssize_t",
      .ops = "add address_of apply assign bitwise_and bitwise_left_shift bitwise_not "
             "bitwise_or bitwise_right_shift bitwise_xor call call_opaque cast class "
             "cmp conditional constant declare_func dereference div do expression "
             "field file for func get_field get_global global if include literal "
             "load logical_and logical_not logical_or member member_of_ptr mul rem "
             "return sub subscript switch unary_minus unary_plus variable verbatim "
             "yield" },
    { "gpu",
      .attrs = "all_reduce_op broadcast dim kernel_metadata kernel_table loop_dim_map "
               "mat_transpose_mode mma_element_wise object prune_2to4_spmat_flag "
               "select_object shuffle_mode spgemm_work_estimation_or_compute_kind",
      .ops = "all_reduce alloc barrier binary block_dim block_id cluster_block_id "
             "cluster_dim cluster_dim_blocks cluster_id create_2to4_spmat create_bsr "
             "create_coo create_coo_aos create_csc create_csr create_dn_tensor "
             "dealloc destroy_dn_tensor destroy_sp_mat dynamic_shared_memory func "
             "global_id grid_dim host_register host_unregister lane_id launch "
             "launch_func memcpy memset module num_subgroups printf return rotate "
             "sddmm sddmm_buffer_size set_csr_pointers set_default_device shuffle "
             "spgemm_copy spgemm_create_descr spgemm_destroy_descr "
             "spgemm_work_estimation_or_compute spmat_get_size spmm spmm_buffer_size "
             "spmv spmv_buffer_size subgroup_broadcast subgroup_id "
             "subgroup_mma_compute subgroup_mma_constant_matrix "
             "subgroup_mma_elementwise subgroup_mma_extract_thread_local "
             "subgroup_mma_insert_thread_local subgroup_mma_load_matrix "
             "subgroup_mma_store_matrix subgroup_reduce subgroup_size terminator "
             "thread_id wait warp_execute_on_lane_0 yield" },
    { "mpi", .attrs = "errclass", .types = "comm request retval status",
      .ops = "allreduce barrier comm_rank comm_size comm_split comm_world "
             "error_class finalize init irecv isend recv retval_check send wait" },
    { "nvgpu", .attrs = "interleave l2promo oob rcp_rounding_mode swizzle",
      .types = "device.async.token mbarrier.group mbarrier.token tensormap.descriptor "
               "warpgroup.accumulator warpgroup.descriptor",
      .ops = "device_async_copy device_async_create_group device_async_wait ldmatrix "
             "mbarrier.arrive mbarrier.arrive.expect_tx mbarrier.arrive.nocomplete "
             "mbarrier.create mbarrier.get mbarrier.init mbarrier.test.wait "
             "mbarrier.try_wait.parity mma.sp.sync mma.sync rcp tma.async.load "
             "tma.async.store tma.create.descriptor tma.fence.descriptor "
             "tma.prefetch.descriptor warpgroup.generate.descriptor warpgroup.mma "
             "warpgroup.mma.init.accumulator warpgroup.mma.store" },
    { "nvvm",
      .attrs = "action block_scale_format block_scale_kind cache_eviction_priority "
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
               "vote_sync_kind wgmma_scale_in wgmma_scale_out wgmma_type",
      .verify_attr = nvvm_verify_attr, .verify_arg_attr = nvvm_verify_arg_attr },
    { "omp",
      .attrs = "bindkind cancellationconstructtype capture_clause "
               "clause_depend clause_map_flags clause_requires "
               "declaretarget device_type flags grainsizetype "
               "numtaskstype numthreadstype variable_capture_kind "
               "version",
      .types = "cli map_bounds_ty",
      .ops = "allocate_dir cancel cancellation_point canonical_loop "
             "declare_mapper declare_mapper.info distribute loop "
             "map.bounds map.info new_cli ordered scan target "
             "target_allocmem target_data target_enter_data "
             "target_exit_data target_freemem target_update taskloop "
             "teams threadprivate tile unroll_heuristic "
             "workdistribute workshare workshare.loop_wrapper" },
    { "pdl", .ops = "apply_native_constraint apply_native_rewrite attribute erase operand "
                    "operands operation pattern range replace result results rewrite type "
                    "types" },
    { "pdl_interp", .ops = "apply_constraint apply_rewrite are_equal branch check_attribute "
                           "check_operand_count check_operation_name check_result_count check_type "
                           "check_types continue create_attribute create_operation create_range "
                           "create_type create_types erase extract finalize foreach func "
                           "get_attribute get_attribute_type get_defining_op get_operand "
                           "get_operands get_result get_results get_users get_value_type "
                           "is_not_null record_match replace switch_attribute switch_operand_count "
                           "switch_operation_name switch_result_count switch_type switch_types" },
    { "rocdl", .attrs = "target", .verify_attr = rocdl_verify_attr },
    { "shard", .attrs = "axisarray partial", .types = "sharding",
      .ops = "all_gather all_reduce all_slice all_to_all broadcast gather "
             "get_sharding grid grid_shape neighbors_linear_indices "
             "process_linear_index process_multi_index recv reduce reduce_scatter "
             "scatter send shard shard_shape sharding shift update_halo" },
    { "smt", .attrs = "bv", .types = "array bool bv func int sort",
      .ops = "and apply_func array.broadcast array.select array.store assert bv.add "
             "bv.and bv.ashr bv.cmp bv.concat bv.constant bv.extract bv.lshr bv.mul "
             "bv.neg bv.not bv.or bv.repeat bv.sdiv bv.shl bv.smod bv.srem bv.udiv "
             "bv.urem bv.xor bv2int check constant declare_fun distinct eq exists "
             "forall implies int.abs int.add int.cmp int.constant int.div int.mod "
             "int.mul int.sub int2bv ite not or pop push reset set_logic solver xor "
             "yield" },
    { "sparse_tensor", .attrs = "CrdTransDirection SparseTensorSortAlgorithm encoding kind slice",
      .types = "iter_space iterator storage_specifier",
      .ops = "assemble binary coiterate compress concatenate convert coordinates "
             "coordinates_buffer crd_translate disassemble expand "
             "extract_iteration_space extract_value foreach has_runtime_library "
             "iterate load lvl new number_of_entries out positions print push_back "
             "reduce reinterpret_map reorder_coo select slice.offset slice.stride "
             "sort storage_specifier.get storage_specifier.init "
             "storage_specifier.set unary values yield" },
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
      .glued = "api" },
    { "test_irdl_to_cpp" },
    { "tosa",
      .attrs = "block_size conv_quant ext level matmul_quant nan_mode pad_quant prof "
               "resize_mode rounding_mode specification_version target_env "
               "unary_quant",
      .types = "mxint8 shape",
      .ops = "abs add add_shape apply_scale argmax arithmetic_right_shift avg_pool2d "
             "bitwise_and bitwise_not bitwise_or bitwise_xor cast "
             "cast_from_block_scaled cast_to_block_scaled ceil clamp clz concat "
             "concat_shape cond_if const const_shape conv2d conv3d cos custom "
             "depthwise_conv2d dim div_ceil_shape div_floor_shape equal erf exp "
             "exp2_shape fft2d floor gather greater greater_equal identity intdiv "
             "log log2_ceil_shape log2_floor_shape logical_and logical_left_shift "
             "logical_not logical_or logical_right_shift logical_xor matmul "
             "matmul_t_block_scaled max_pool2d max_shape maximum min_shape minimum "
             "mod_shape mul mul_shape negate pad pow reciprocal reduce_all "
             "reduce_any reduce_max reduce_min reduce_product reduce_sum rescale "
             "reshape resize reverse rfft2d rsqrt scatter select sigmoid sin slice "
             "slice_shape sub sub_shape table tanh tile transpose transpose_conv2d "
             "variable variable_read variable_write while_loop yield" },
    { "transform", .types = "test_dialect_op",
      .ops = "irdl.collect_matching nvgpu.create_async_groups nvgpu.pipeline_shared_memory_copies "
             "nvgpu.rewrite_copy_as_tma nvgpu.rewrite_matmul_as_mma_sync pdl_match replicate "
             "smt.constrain_params sparse_tensor.match.sparse_inout with_pdl_patterns "
             "xegpu.convert_layout xegpu.get_desc_op xegpu.insert_prefetch xegpu.set_desc_layout "
             "xegpu.set_gpu_launch_threads xegpu.set_op_layout_attr" },
    { "vcix", .ops = "v.iv v.sv" },
    { "wasmssa", .types = "externref funcref limit local tabletype",
      .ops = "abs add and block block_return branch_if call ceil clz const convert_s "
             "convert_u copysign ctz demote div div_si div_ui eq eqz extend "
             "extend_i32_s extend_i32_u floor func ge ge_si ge_ui global global_get "
             "gt gt_si gt_ui if import_func import_global import_mem import_table le "
             "le_si le_ui local local_get local_set local_tee loop lt lt_si lt_ui "
             "max memory min mul ne neg or popcnt promote reinterpret rem_si rem_ui "
             "return rotl rotr shl shr_s shr_u sqrt sub table trunc wrap xor" },
    { "xegpu",
      .attrs = "block_tdesc_attr cache_hint fence_scope layout mem_layout "
               "memory_space range scatter_tdesc_attr slice",
      .types = "mem_desc nbarrier tensor_desc",
      .ops = "alloc_nbarrier atomic_rmw convert_layout create_mem_desc "
             "create_nd_tdesc create_tdesc dpas fence init_nbarrier load load_matrix "
             "load_nd nbarrier_arrive nbarrier_wait prefetch prefetch_nd store "
             "store_matrix store_nd update_nd_offset update_offset" },
    { "xevm",
      .attrs = "addr_space load_cache_control mem_scope mma_shape mma_types "
               "store_cache_control target",
      .ops = "blockload blockload2d blockprefetch2d blockstore blockstore2d "
             "group_count.x group_count.y group_count.z group_id.x group_id.y "
             "group_id.z lane_id local_id.x local_id.y local_id.z local_size.x "
             "local_size.y local_size.z memfence mma prefetch subgroup_id "
             "subgroup_size" },
    { 0 },
};
