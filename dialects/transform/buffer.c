/* Tensors and buffers in a schedule: bufferization, memref, tensor. */
#include "dialects/transform/transform.h"

static const EnumDef LAYOUT_MAP_OPTIONS = {
    .name = "::mlir::bufferization::LayoutMapOption",
    .summary = "option for map layout",
    .cases = (const EnumCase[]){ { "InferLayoutMap", 0 },
                                 { "IdentityLayoutMap", 1 },
                                 { "FullyDynamicLayoutMap", 2 },
                                 { 0 } },
};

static const AttrConstraint LAYOUT_MAP_OPTION = { "option for map layout", ATTR_ENUM_KEYWORD,
                                                  build_i32, .cases = &LAYOUT_MAP_OPTIONS };

static bool is_true(const Op *op, const char *name)
{
    return int_low_u(op_attr(op, name)->integer) != 0;
}

static bool verify_bufferization_one_shot_bufferize(const Op *op)
{
    if (!string_is_one_of(op, "memcpy_op", "memref.copy linalg.copy"))
        return op_error(op, "unsupported memcpy op");
    if (is_true(op, "print_conflicts") && !is_true(op, "test_analysis_only"))
        return op_error(op, "'print_conflicts' requires 'test_analysis_only'");
    if (is_true(op, "dump_alias_sets") && !is_true(op, "test_analysis_only"))
        return op_error(op, "'dump_alias_sets' requires 'test_analysis_only'");
    return true;
}

const OpDef TRANSFORM_BUFFERS[] = {
    {
        .name = "transform.bufferization.buffer_loop_hoisting",
        .summary = "move allocations out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.bufferization.eliminate_empty_tensors",
        .summary = "reuse other tensors instead of empty ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.bufferization.empty_tensor_to_alloc_tensor",
        .summary = "allocated tensors instead of empty ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &TENSOR_EMPTY_HANDLE }),
        .results = RESULTS({ "transformed", &BUFFERIZATION_ALLOC_TENSOR_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.bufferization.one_shot_bufferize",
        .summary = "buffers instead of tensors",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs =
            ATTRS({ "function_boundary_type_conversion", &LAYOUT_MAP_OPTION, .optional = true },
                  { "allow_return_allocs_from_loops", &BOOL_ATTR, "false" },
                  { "allow_unknown_ops", &BOOL_ATTR, "false" },
                  { "bufferize_function_boundaries", &BOOL_ATTR, "false" },
                  { "dump_alias_sets", &BOOL_ATTR, "false" },
                  { "test_analysis_only", &BOOL_ATTR, "false" },
                  { "print_conflicts", &BOOL_ATTR, "false" },
                  { "check_parallel_regions", &BOOL_ATTR, "true" },
                  { "memcpy_op", &STR_ATTR, "\"memref.copy\"" }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target "
                  "attr-dict `:` functional-type($target, results)",
        .verify = verify_bufferization_one_shot_bufferize,
    },
    {
        .name = "transform.memref.alloca_to_global",
        .summary = "a global instead of an allocation on the stack",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "alloca", &MEMREF_ALLOCA_HANDLE }),
        .results = RESULTS({ "getGlobal", &OP_HANDLE }, { "global", &OP_HANDLE }),
        .format = "$alloca attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.memref.erase_dead_alloc_and_stores",
        .summary = "no allocations that are written only",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.memref.make_loop_independent",
        .summary = "no dependence on induction variables",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "num_loops", &I64_ATTR }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, $transformed)",
    },
    {
        .name = "transform.memref.multibuffer",
        .summary = "several buffers, in turn, instead of one",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &MEMREF_ALLOC_HANDLE }),
        .attrs = ATTRS({ "factor", &POSITIVE_I64_ATTR },
                       { "skip_analysis", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.tensor.make_loop_independent",
        .summary = "no dependence on induction variables",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "num_loops", &I64_ATTR }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, $transformed)",
    },
    { 0 },
};
