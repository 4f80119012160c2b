module {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @m(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
      transform.match.operation_name %arg0 ["x", "y"] : !transform.any_op
      transform.yield %arg0 : !transform.any_op
    }
    transform.named_sequence @m2(%arg0: !transform.any_op {transform.readonly}) -> !transform.any_op {
      transform.yield %arg0 : !transform.any_op
    }
    transform.named_sequence @act(%arg0: !transform.any_op {transform.readonly}) {
      transform.yield 
    }
    transform.named_sequence @main(%arg0: !transform.any_op) {
      %0 = transform.param.constant 2 : i64 -> !transform.param<i64>
      %tiled_linalg_op, %loops:2 = transform.structured.tile_using_for %arg0 tile_sizes [0, [4], %0] interchange = [1, 0] {x} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads [%0, 4](mapping = [#gpu.block<x>, #gpu.block<y>]) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      %tiled_op_0, %forall_op_1 = transform.structured.tile_using_forall %arg0 tile_sizes *(%0) : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      %low_size, %high_size, %split_point = transform.structured.multitile_sizes %arg0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.param<i64>
      %tile_sizes, %chunk_sizes = transform.structured.continuous_tile_sizes %arg0 {dimension = 0 : i64, target_size = 3 : i64} : (!transform.any_op) -> !transform.any_op
      %1 = transform.structured.split %arg0 after 4  {dimension = 1 : i64} : !transform.any_op
      %2 = transform.structured.split %arg0 after %0  {dimension = 1 : i64, multiway} : !transform.any_op, !transform.param<i64>
      %3 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
      %4 = transform.structured.interchange %arg0 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
      transform.structured.vectorize %arg0 vector_sizes [%0, [4], 8] {vectorize_nd_extract} : !transform.any_op, !transform.param<i64>
      transform.structured.vectorize %arg0 : !transform.any_op
      %padded, %pad, %copy = transform.structured.pad %arg0 pad_to_multiple_of [%0, 2] use_prescribed_tensor_shapes {copy_back_op = "none", nofold_flags = [0, 1], padding_dimensions = [0, 1], padding_values = [0.000000e+00 : f32], transpose_paddings = [[1, 0]]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      %padded_2, %pad_3 = transform.structured.pad_tiling_interface %arg0 to padding_sizes [%0, 4] pad_to_multiple_of {padding_values = [0.000000e+00 : f32]} : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      %5 = transform.structured.pack_greedily %arg0 matmul_packed_sizes = [8, 16, 0] matmul_padded_sizes_next_multiple_of = [0, 0, 0] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
      %6 = transform.structured.pack %arg0 packed_sizes = [2, %arg0, 0] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
      %transformed, %loops_4 = transform.structured.fuse %arg0 tile_sizes [4, 0] interchange [0, 1] {apply_cleanup, use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %7 = transform.structured.hoist_pad %arg0 by 2 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
      %allocated_buffer, %new_ops = transform.structured.bufferize_to_allocation %arg0 {alloc_op = "memref.alloca", memory_space = 3 : i64} : !transform.any_op
      %8 = transform.structured.winograd_conv2d %arg0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
      %9 = transform.structured.transpose_matmul %arg0<rhs> : (!transform.any_op) -> !transform.any_op
      %10 = transform.structured.transpose_matmul %arg0 : (!transform.any_op) -> !transform.any_op
      %11 = transform.structured.promote %arg0 {operands_to_promote = [0], use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
      %12 = transform.structured.replace %arg0 {
        builtin.module {
        }
      } : (!transform.any_op) -> !transform.any_op
      transform.match.structured failures(suppress) %arg0 : !transform.any_op {
      ^bb0(%arg1: !transform.any_op):
        transform.match.structured.body %arg1 {reduction_position = 0 : i64} : !transform.any_op
        transform.match.structured.body %arg1 {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
        transform.match.structured.dim %arg1[all] {parallel} : !transform.any_op
        %35 = transform.match.structured.dim %arg1[except(0, 1)] : (!transform.any_op) -> !transform.param<i64>
        transform.match.structured.input %arg1[0, -1] {permutation} : !transform.any_op
        %36 = transform.match.structured.init %arg1[0] : (!transform.any_op) -> !transform.any_value
        %37 = transform.match.structured.result %arg1[0] single : (!transform.any_op) -> !transform.any_op
        %38 = transform.match.structured.result %arg1[0] any : (!transform.any_op) -> !transform.any_op
        %39 = transform.match.structured.rank %arg1 : (!transform.any_op) -> !transform.param<i64>
        %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %arg1 : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      }
      %13:2 = transform.match.structured %arg0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op) {
      ^bb0(%arg1: !transform.any_op):
        transform.match.structured.yield %arg1, %arg1 : !transform.any_op, !transform.any_op
      }
      %14 = transform.match.structured %arg0 : (!transform.any_op) -> !transform.any_op {
      ^bb0(%arg1: !transform.any_op):
        transform.match.structured.yield %arg1 : !transform.any_op
      }
      transform.apply_patterns to %arg0 {
        transform.apply_patterns.canonicalization
        transform.apply_patterns.vector.lower_contraction
        transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
        transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
        transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16 avx2_lowering_strategy = true
        transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "vector-transfer"
        transform.apply_patterns.vector.transfer_to_scf max_transfer_rank = 2 full_unroll = true
        transform.apply_patterns.tensor.rewrite_as_constant aggressive
        transform.apply_patterns.memref.alloc_to_alloca size_limit(64)
        transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[16, 8, 4]
      } {apply_cse, max_iterations = 4 : i64} : !transform.any_op
      transform.apply_patterns to %arg0 {
      } : !transform.any_op
      transform.apply_conversion_patterns to %arg0 {
        transform.apply_conversion_patterns.func.func_to_llvm
        transform.apply_conversion_patterns.vector.vector_to_llvm {reassociate_fp_reductions = true}
      } with type_converter {
        transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {use_bare_ptr_call_conv = true}
      } {legal_dialects = ["func"], partial_conversion} : !transform.any_op
      %15 = transform.apply_registered_pass "canonicalize" with options = {"l" = [1 : i64, %0, "z"], "top-down" = false, "x" = %0} to %arg0 : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
      %16 = transform.apply_registered_pass "canonicalize" to %arg0 : (!transform.any_op) -> !transform.any_op
      %updated_root = transform.foreach_match restrict_root in %arg0 
          @m -> @act2, 
          @m2 -> @act2 : (!transform.any_op) -> !transform.any_op
      %17 = transform.collect_matching @m in %arg0 : (!transform.any_op) -> !transform.any_op
      transform.foreach %arg0 : !transform.any_op {
      ^bb0(%arg1: !transform.any_op):
      }
      %18 = transform.foreach %arg0, %arg0 with_zip_shortest : !transform.any_op, !transform.any_op -> !transform.any_op {
      ^bb0(%arg1: !transform.any_op, %arg2: !transform.any_op):
        transform.yield %arg1 : !transform.any_op
      }
      transform.include @act failures(propagate) (%arg0) : (!transform.any_op) -> ()
      %19 = transform.get_operand %arg0[0] : (!transform.any_op) -> !transform.any_value
      %20 = transform.get_result %arg0[all] : (!transform.any_op) -> !transform.any_value
      %21 = transform.get_type elemental %20 : (!transform.any_value) -> !transform.type
      %22 = transform.get_parent_op %arg0 {deduplicate, isolated_from_above, nth_parent = 2 : i64, op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
      %23:2 = transform.split_handle %arg0 {overflow_result = 1 : i64} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      %24 = transform.merge_handles deduplicate %arg0, %22 : !transform.any_op
      transform.print %arg0 {name = "n"} : !transform.any_op
      transform.print 
      transform.annotate %arg0 "x" = %0 : !transform.any_op, !transform.param<i64>
      transform.annotate %arg0 "x" : !transform.any_op
      transform.debug.emit_remark_at %arg0, "text" : !transform.any_op
      transform.debug.emit_param_as_remark %0, "m" at %arg0 : !transform.param<i64>, !transform.any_op
      transform.debug.emit_param_as_remark %0 : !transform.param<i64>
      %25 = transform.num_associations %arg0 : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %0, %25 : !transform.param<i64>
      %26 = transform.cast %arg0 : !transform.any_op to !transform.op<"scf.for">
      %peeled_loop, %remainder_loop = transform.loop.peel %26 {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
      transform.loop.unroll %arg0 {factor = 4 : i64} : !transform.any_op
      %27 = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %arg0 {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
      %28 = transform.tune.knob<"k"> = 2 : i64 from options = [1, 2] -> !transform.any_param
      transform.tune.alternatives<"alt"> selected_region = 1 {
      }, {
      }
      %29 = transform.func.cast_and_call @act(%19) -> %20 before %arg0 {
        transform.type_conversion.tensor.cast_shape_dynamic_dims ignore_dynamic_info
      } : (!transform.any_op, !transform.any_value, !transform.any_value) -> !transform.any_op
      %30 = transform.dlti.query ["a", "b"] at %arg0 : (!transform.any_op) -> !transform.any_param
      %31 = transform.gpu.map_nested_forall_to_threads %arg0 block_dims = [32, 1, 1] sync_after_distribute = false warp_size = 64 : (!transform.any_op) -> !transform.any_op
      %32 = transform.gpu.map_forall_to_blocks %arg0 generate_gpu_launch grid_dims = [4, 1, 1] : (!transform.any_op) -> !transform.any_op
      %33 = transform.alternatives %arg0 : !transform.any_op -> !transform.any_op {
      ^bb0(%arg1: !transform.any_op):
        transform.yield %arg1 : !transform.any_op
      }, {
      ^bb0(%arg1: !transform.any_op):
        transform.yield %arg1 : !transform.any_op
      }
      %34 = transform.sequence %arg0, %0 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op, %arg2: !transform.param<i64>):
        yield %arg1 : !transform.any_op
      }
      transform.yield 
    }
    transform.named_sequence @act2(%arg0: !transform.any_op {transform.consumed}) {
      %0 = transform.structured.generalize %arg0 : (!transform.any_op) -> !transform.any_op
      transform.yield 
    }
  }
  transform.sequence  failures(suppress) {
  ^bb0(%arg0: !transform.any_op):
    %fill_op, %split_op, %combining_op, %for_op = transform.structured.tile_reduction_using_for %arg0 reduction_dims = [1] by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %0 = test_reverse_payload_ops %for_op : (!transform.any_op) -> !transform.any_op
    test_consume_operand %0 : !transform.any_op
  }
}

