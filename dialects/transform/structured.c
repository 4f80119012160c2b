/* transform.structured: operations made simpler, of other kinds, or vectors. */
#include "dialects/transform/transform.h"

#include "dialects/linalg/linalg.h"
#include "dialects/scf/scf.h"

static bool is_not_negative(const Attr *attr)
{
    for (unsigned i = 0; i < attr->dense.count; i++)
        if (attr_i64_at(attr, i) < 0)
            return false;
    return true;
}

static const AttrConstraint NON_NEGATIVE_SIZES = {
    "i64 dense array attribute whose value is non-negative", ATTR_DENSE_ARRAY_BODY, build_i64,
    .holds = is_not_negative
};

static const EnumDef TRANSPOSED_INPUTS = {
    .name = "mlir::transform::TransposeMatmulInput",
    .summary = "Input to transpose when converting matmul ops to transposed variants",
    .cases = (const EnumCase[]){ { "lhs", 0 }, { "rhs", 1 }, { 0 } },
};

static const AttrConstraint TRANSPOSED_INPUT = {
    "Input to transpose when converting matmul ops to transposed variants", ATTR_ENUM_KEYWORD,
    build_i32, .cases = &TRANSPOSED_INPUTS
};

static bool verify_structured_bufferize_to_allocation(const Op *op)
{
    if (!string_is_one_of(op, "memcpy_op",
                          "bufferization.materialize_in_destination memref.copy linalg.copy"))
        return op_error(op, "unsupported memcpy op");
    return string_is_one_of(op, "alloc_op", "memref.alloc memref.alloca")
           || op_error(op, "unsupported alloc op");
}

static bool verify_structured_interchange(const Op *op)
{
    return verify_permutation(op, "iterator_interchange");
}

static bool verify_structured_replace(const Op *op)
{
    const Block *block = op->regions[0].first;
    const Op *replacement = block ? block->first : NULL;

    if (op->regions[0].block_count != 1)
        return op_error(op, "expected one block");
    if (!replacement || replacement->next)
        return op_error(op, "expected one operation in block");
    if (replacement->operand_count)
        return op_error(replacement, "expected replacement without operands");
    return !replacement->region_count || op_has(replacement, ISOLATED_FROM_ABOVE)
           || op_error(replacement, "expect op that is isolated from above");
}

static bool verify_structured_vectorize(const Op *op)
{
    const Attr *sizes = op_attr(op, "static_vector_sizes"),
               *scalable = op_attr(op, "scalable_sizes");
    long long count = sizes ? sizes->dense.count : 0, flags = scalable ? scalable->dense.count : 0;

    return count == flags
           || op_error(op, "expected same number of vector sizes (%lld) and scalable sizes (%lld)",
                       count, flags);
}

const OpDef TRANSFORM_STRUCTURED[] = {
    {
        .name = "transform.structured.bufferize_to_allocation",
        .summary = "bufferize an operation into a new allocation",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "memory_space", &ANY_ATTR, .optional = true },
                       { "memcpy_op", &STR_ATTR, "\"bufferization.materialize_in_destination\"" },
                       { "alloc_op", &STR_ATTR, "\"memref.alloc\"" },
                       { "bufferize_destination_only", &UNIT_ATTR, .optional = true },
                       { "emit_dealloc", &UNIT_ATTR, .optional = true }),
        .results =
            RESULTS({ "allocated_buffer", &ANY_VALUE_HANDLE }, { "new_ops", &ANY_OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
        .verify = verify_structured_bufferize_to_allocation,
    },
    {
        .name = "transform.structured.convert_conv2d_to_img2col",
        .summary = "a convolution as a product of matrices",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "img2col_tensor", &OP_HANDLE }, { "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.structured.convert_to_loops",
        .summary = "loops instead of structured operations",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.decompose",
        .summary = "simpler operations instead of structured ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.decompose_interface",
        .summary = "the parts of operations that know theirs",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.decompose_winograd_op",
        .summary = "the parts of operations of Winograd's method",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.structured.eliminate_empty_tensors",
        .summary = "reuse other tensors instead of empty ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .format = "$target attr-dict `:` type($target)",
    },
    {
        .name = "transform.structured.flatten_elementwise",
        .summary = "elementwise operations of one dimension",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.structured.generalize",
        .summary = "generic operations instead of named ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), "
                  "type($transformed), \"false\")",
        .customs = TRANSFORM_DIRECTIVES,
    },
    {
        .name = "transform.structured.gpu.map_copy_to_threads",
        .summary = "a copy by the threads of a device",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "total_num_threads", &I64_ATTR }, { "desired_bit_alignment", &I64_ATTR }),
        .results = RESULTS({ "forall_op", &OP_HANDLE }, { "tiled_op", &OP_HANDLE }),
        .format = "$target `total_num_threads` `=` $total_num_threads "
                  "`desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.structured.hoist_redundant_vector_broadcasts",
        .summary = "move broadcasts out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.hoist_redundant_vector_transfers",
        .summary = "move transfers of vectors out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "verify_non_zero_trip", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.insert_slice_to_copy",
        .summary = "copies instead of insertions of slices",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.interchange",
        .summary = "the iterators of an operation in another order",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "iterator_interchange", &NON_NEGATIVE_SIZES, .optional = true,
                         .default_text = "array<i64>" }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target (`iterator_interchange` `=` $iterator_interchange^)? "
                  "attr-dict `:` custom<SemiFunctionType>(type($target), "
                  "type($transformed), \"false\")",
        .customs = TRANSFORM_DIRECTIVES,
        .verify = verify_structured_interchange,
    },
    {
        .name = "transform.structured.linalg_copy_to_memref",
        .summary = "copies of memref instead of those of linalg",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.promote",
        .summary = "copy operands to closer memory",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "operands_to_promote", &I64_ARRAY_ATTR, .default_text = "[]" },
                       { "use_full_tile_buffers", &BOOL_ARRAY_ATTR, .default_text = "[]" },
                       { "use_full_tiles_by_default", &UNIT_ATTR, .optional = true },
                       { "use_original_subview_size", &UNIT_ATTR, .optional = true },
                       { "use_alloca", &UNIT_ATTR, .optional = true },
                       { "memory_space", &ANY_ATTR, .optional = true },
                       { "mapping", &DEVICE_MAPPING_ARRAY, .optional = true },
                       { "alignment", &I64_ATTR, .optional = true }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), "
                  "type($transformed), \"false\")",
        .customs = TRANSFORM_DIRECTIVES,
    },
    {
        .name = "transform.structured.promote_tensor",
        .summary = "copy a tensor to another memory",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "tensor", &VALUE_HANDLE }),
        .attrs = ATTRS({ "memory_space", &ANY_ATTR, .optional = true }),
        .results = RESULTS({ "promoted", &VALUE_HANDLE }),
        .format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
        .traits = SAME_OPERANDS_AND_RESULT_TYPE,
    },
    {
        .name = "transform.structured.replace",
        .summary = "replace operations by the one in the region",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "replacement", &OP_HANDLE }),
        .regions = REGIONS({ "bodyRegion", SIZED_REGION_1 }),
        .format = "$target attr-dict-with-keyword regions `:` "
                  "custom<SemiFunctionType>(type($target), type($replacement), "
                  "\"false\")",
        .customs = TRANSFORM_DIRECTIVES,
        .traits = GRAPH_REGION | ISOLATED_FROM_ABOVE | NO_TERMINATOR | SINGLE_BLOCK,
        .verify = verify_structured_replace,
    },
    {
        .name = "transform.structured.rewrite_in_destination_passing_style",
        .summary = "write results into tensors that are given",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.structured.specialize",
        .summary = "named operations instead of generic ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), "
                  "type($transformed), \"false\")",
        .customs = TRANSFORM_DIRECTIVES,
    },
    {
        .name = "transform.structured.transpose_conv2d",
        .summary = "the filter of a convolution transposed",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    {
        .name = "transform.structured.transpose_matmul",
        .summary = "an operand of a product of matrices transposed",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "inputToTranspose", &TRANSPOSED_INPUT, "lhs" }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` "
                  "functional-type($target, results)",
    },
    {
        .name = "transform.structured.vectorize",
        .summary = "vectors instead of a structured operation",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "target", &OP_HANDLE }, { "vector_sizes", &PARAM_OR_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "static_vector_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "vectorize_nd_extract", &UNIT_ATTR, .optional = true },
                       { "assume_dynamic_dims_match_vec_sizes", &UNIT_ATTR, .optional = true },
                       { "create_named_contraction", &UNIT_ATTR, .optional = true },
                       { "scalable_sizes", &DENSE_BOOL_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i1>" }),
        .format = "$target oilist( `vector_sizes` custom<DynamicIndexList>( "
                  "$vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict "
                  "`:` type($target)(`,`type($vector_sizes)^)?",
        .verify = verify_structured_vectorize,
    },
    {
        .name = "transform.structured.vectorize_children_and_apply_patterns",
        .summary = "vectors instead of all structured operations inside",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS(
            { "fold_type_extensions_into_contract", &UNIT_ATTR, .optional = true },
            { "vectorize_padding", &UNIT_ATTR, .optional = true },
            { "vectorize_nd_extract", &UNIT_ATTR, .optional = true },
            { "flatten_1d_depthwise_conv", &UNIT_ATTR, .optional = true },
            { "disable_multi_reduction_to_contract_patterns", &UNIT_ATTR, .optional = true },
            { "disable_transfer_permutation_map_lowering_patterns", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:`functional-type(operands, results)",
    },
    {
        .name = "transform.structured.winograd_conv2d",
        .summary = "a convolution by Winograd's method",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "fmr", &LINALG_WINOGRAD_ATTR }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target attr-dict `:` functional-type($target, results)",
    },
    { 0 },
};
