/* Loops of affine, scf and gpu in a schedule. */
#include "dialects/transform/transform.h"

static bool verify_affine_simplify_bounded_affine_ops(const Op *op)
{
    unsigned count = op->operand_count - 1;
    const Attr *lower = op_attr(op, "lower_bounds"), *upper = op_attr(op, "upper_bounds");

    if (lower->dense.count != count)
        return op_error(op, "incorrect number of lower bounds, expected %u but found %lld", count,
                        (long long)lower->dense.count);
    if (upper->dense.count != count)
        return op_error(op, "incorrect number of upper bounds, expected %u but found %lld", count,
                        (long long)upper->dense.count);
    return true;
}

static bool verify_gpu_map_forall_to_blocks(const Op *op)
{
    const Attr *dims = op_attr(op, "grid_dims");

    return !dims || dims->dense.count == 0 || dims->dense.count == 3
           || op_error(op, "transform requires empty or size-3 grid_dims");
}

const OpDef TRANSFORM_LOOPS[] = {
    {
        .name = "transform.affine.simplify_bounded_affine_ops",
        .summary = "simplify affine.min and affine.max by bounds of their operands",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "bounded_values", &OP_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "lower_bounds", &DENSE_I64_ARRAY_ATTR },
                       { "upper_bounds", &DENSE_I64_ARRAY_ATTR }),
        .format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? "
                  "`]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` "
                  "type($target)",
        .verify = verify_affine_simplify_bounded_affine_ops,
    },
    {
        .name = "transform.affine.simplify_min_max_affine_ops",
        .summary = "simplify affine.min and affine.max",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.gpu.map_forall_to_blocks",
        .summary = "a parallel loop by the blocks of a device",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS(
            { "grid_dims", &DENSE_I64_ARRAY_ATTR, .optional = true, .default_text = "array<i64>" },
            { "generate_gpu_launch", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? "
                  "(`grid_dims` `=` $grid_dims^)? attr-dict `:` "
                  "functional-type($target, $result)",
        .verify = verify_gpu_map_forall_to_blocks,
    },
    {
        .name = "transform.gpu.map_nested_forall_to_threads",
        .summary = "parallel loops by the threads of a device",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "block_dims", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" },
                       { "sync_after_distribute", &BOOL_ATTR, "true" },
                       { "warp_size", &I64_ATTR, "32 : i64" }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` "
                  "$sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict "
                  "`:` functional-type($target, $result)",
    },
    {
        .name = "transform.loop.coalesce",
        .summary = "one loop instead of a nest",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, $transformed)",
    },
    {
        .name = "transform.loop.forall_to_for",
        .summary = "loops instead of a parallel one",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE, VARIADIC }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.forall_to_parallel",
        .summary = "scf.parallel instead of scf.forall",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE, VARIADIC }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.fuse_sibling",
        .summary = "one loop instead of two side by side",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "source", &OP_HANDLE }),
        .results = RESULTS({ "fused_loop", &OP_HANDLE }),
        .format = "$target `into` $source attr-dict `:` functional-type(operands, "
                  "results)",
    },
    {
        .name = "transform.loop.hoist_loop_invariant_subsets",
        .summary = "move accesses to one slice out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.loop.outline",
        .summary = "a loop as a function of its own",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "func_name", &STR_ATTR }),
        .results = RESULTS({ "function", &OP_HANDLE }, { "call", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.parallel_for_to_nested_fors",
        .summary = "loops instead of scf.parallel",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE, VARIADIC }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.peel",
        .summary = "the last or first iterations as a loop of their own",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &SCF_FOR_HANDLE }),
        .attrs = ATTRS({ "peel_front", &BOOL_ATTR, "false" },
                       { "fail_if_already_divisible", &BOOL_ATTR, "false" }),
        .results = RESULTS({ "peeled_loop", &OP_HANDLE }, { "remainder_loop", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.pipeline",
        .summary = "start an iteration before the last one ends",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &SCF_FOR_HANDLE }),
        .attrs = ATTRS({ "iteration_interval", &I64_ATTR, "1 : i64" },
                       { "read_latency", &I64_ATTR, "10 : i64" }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.loop.promote_if_one_iteration",
        .summary = "no loop where it runs once",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.loop.unroll",
        .summary = "unroll a loop",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "factor", &POSITIVE_I64_ATTR }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.loop.unroll_and_jam",
        .summary = "unroll a loop and fuse the loops inside",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "factor", &POSITIVE_I64_ATTR }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.scf.take_assumed_branch",
        .summary = "one branch of an scf.if, as if its condition were known",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "take_else_branch", &UNIT_ATTR, .optional = true }),
        .format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` "
                  "functional-type(operands, results)",
    },
    { 0 },
};
