/* transform.structured: operands padded, and packed in tiles. */
#include "dialects/transform/transform.h"

static const AttrConstraint ARRAYS_OF_NUMBERS = { "array of arrays of i64", ATTR_PLAIN, type_none,
                                                  1u << ATTR_ARRAY, .each = &I64_ARRAY_ATTR };

static bool is_three(const Attr *attr)
{
    return attr->dense.count == 3;
}

static bool is_none_or_three(const Attr *attr)
{
    return attr->dense.count == 0 || is_three(attr);
}

static const AttrConstraint THREE_SIZES = { "i64 dense array attribute with exactly 3 elements",
                                            ATTR_DENSE_ARRAY_BODY, build_i64, .holds = is_three };
static const AttrConstraint NONE_OR_THREE_SIZES = {
    "i64 dense array attribute with 0 or 3 elements", ATTR_DENSE_ARRAY_BODY, build_i64,
    .holds = is_none_or_three
};

static bool verify_transposition(const Op *op)
{
    return verify_permutation(op, "transpose");
}

static bool verify_valid_permutation(const Op *op, const char *name)
{
    return is_permutation(op_attr(op, name))
           || op_error(op, "\"%s\" is not a valid permutation", name);
}

static bool verify_structured_pack_greedily(const Op *op)
{
    const Attr *sizes = op_attr(op, "static_matmul_packed_sizes"),
               *multiples = op_attr(op, "matmul_padded_sizes_next_multiple_of");

    if (!verify_valid_permutation(op, "matmul_inner_dims_order"))
        return false;
    for (unsigned i = 0; sizes && multiples && i < multiples->dense.count; i++)
        if (attr_i64_at(multiples, i) != 0 && attr_i64_at(sizes, i) != 0)
            return op_error(op, "at most one of the packed_size and the "
                                "padded_sizes_next_multiple_of can be nonzero for the matmul "
                                "strategy");
    return true;
}

static bool is_empty(const Attr *list)
{
    return !list || list->dense.count == 0;
}

static bool verify_structured_pack_transpose(const Op *op)
{
    if (!verify_valid_permutation(op, "inner_perm") || !verify_valid_permutation(op, "outer_perm"))
        return false;
    return !is_empty(op_attr(op, "inner_perm")) || !is_empty(op_attr(op, "outer_perm"))
           || op_error(op, " at least one of \"inner_perm\" or \"outer_perm\" must be specified");
}

/* The numbers of the list, if any, are from `least` to `most`. */
static bool are_between(const Attr *list, int64_t least, int64_t most)
{
    for (unsigned i = 0; list && i < list->array.count; i++) {
        int64_t number = int_low_s(list->array.elements[i]->integer);

        if (number < least || number > most)
            return false;
    }
    return true;
}

static bool verify_padding(const Op *op, const Attr *flags, const Attr *dims)
{
    if (!are_between(flags, 0, 1))
        return op_error(op, "expects nofold_flags to contain booleans (0/1), found %s",
                        attr_quoted(flags));
    return are_between(dims, 0, INT64_MAX)
           || op_error(op, "expects padding_dimensions to contain positive integers, found %s",
                       attr_quoted(dims));
}

static bool verify_structured_pad(const Op *op)
{
    const Attr *dims = op_attr(op, "padding_dimensions"),
               *multiples = op_attr(op, "static_pad_to_multiple_of"),
               *orders = op_attr(op, "transpose_paddings");

    if (!verify_padding(op, op_attr(op, "nofold_flags"), dims))
        return false;
    if (!is_empty(multiples) && multiples->dense.count != (dims ? dims->array.count : 0))
        return op_error(op, "expects as many multiples as padding_dimensions");
    for (unsigned i = 0; orders && i < orders->array.count; i++)
        if (!is_permutation(orders->array.elements[i]))
            return op_error(op, "expects transpose_paddings to be a permutation, found %s",
                            attr_quoted(orders->array.elements[i]));
    return string_is_one_of(op, "copy_back_op",
                            "bufferization.materialize_in_destination linalg.copy none")
           || op_error(op, "invalid copy_back_op");
}

static bool verify_structured_pad_tiling_interface(const Op *op)
{
    (void)op;
    return true;
}

const OpDef TRANSFORM_PACKING[] = {
    {
        .name = "transform.structured.hoist_pad",
        .summary = "move a pad out of loops",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "num_loops", &I64_ATTR },
                       { "transpose", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" }),
        .results = RESULTS({ "transformed", &OP_HANDLE }),
        .format = "$target `by` $num_loops `loops` (`,` `transpose` `by` "
                  "$transpose^)? attr-dict `:` functional-type(operands, results)",
        .verify = verify_transposition,
    },
    {
        .name = "transform.structured.hoist_pad.build_packing_loop_nest",
        .summary = "the loops that pack what a pad gives",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "loop", &OP_HANDLE }),
        .attrs = ATTRS({ "transpose", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" }),
        .results = RESULTS({ "packing_loop", &OP_HANDLE }),
        .format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? "
                  "attr-dict `:` functional-type(operands, results)",
        .verify = verify_transposition,
    },
    {
        .name = "transform.structured.lower_pack",
        .summary = "lower pack to pad, reshape and transposition",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &LINALG_PACK_HANDLE }),
        .attrs = ATTRS({ "lowerPadLikeWithInsertSlice", &BOOL_ATTR, "true" }),
        .results = RESULTS({ "pad_op", &TENSOR_PAD_HANDLE },
                           { "expand_shape_op", &TENSOR_EXPAND_SHAPE_HANDLE },
                           { "transpose_op", &LINALG_TRANSPOSE_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.lower_unpack",
        .summary = "lower unpack to transposition, reshape and slice",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &LINALG_UNPACK_HANDLE }),
        .attrs = ATTRS({ "lowerUnpadLikeWithExtractSlice", &BOOL_ATTR, "true" }),
        .results = RESULTS({ "empty_op", &TENSOR_EMPTY_HANDLE },
                           { "transpose_op", &LINALG_TRANSPOSE_HANDLE },
                           { "collapse_shape_op", &TENSOR_COLLAPSE_SHAPE_HANDLE },
                           { "extract_slice_op", &TENSOR_EXTRACT_SLICE_HANDLE }),
        .format = "$target attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.pack",
        .summary = "pack the operands of an operation in tiles",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "packed_sizes", &OP_HANDLE, VARIADIC }),
        .attrs =
            ATTRS({ "static_packed_sizes", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" }),
        .results = RESULTS({ "packed_op", &OP_HANDLE }),
        .format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, "
                  "$static_packed_sizes) attr-dict `:` functional-type(operands, "
                  "results)",
    },
    {
        .name = "transform.structured.pack_greedily",
        .summary = "pack what is found to be a product of matrices",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "target", &OP_HANDLE }, { "matmul_packed_sizes", &OP_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "static_matmul_packed_sizes", &THREE_SIZES, .default_text = "array<i64>" },
                       { "matmul_padded_sizes_next_multiple_of", &NONE_OR_THREE_SIZES,
                         .default_text = "array<i64>" },
                       { "matmul_inner_dims_order", &THREE_SIZES, .default_text = "array<i64>" }),
        .results = RESULTS({ "packed_op", &OP_HANDLE }),
        .format = "$target oilist( `matmul_packed_sizes` `=` "
                  "custom<DynamicIndexList>($matmul_packed_sizes, "
                  "$static_matmul_packed_sizes) "
                  "(`matmul_padded_sizes_next_multiple_of` `=` "
                  "$matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` "
                  "`=` $matmul_inner_dims_order ) attr-dict `:` "
                  "functional-type(operands, results)",
        .verify = verify_structured_pack_greedily,
    },
    {
        .name = "transform.structured.pack_transpose",
        .summary = "transpose a pack and the operation it belongs to",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target_pack_or_un_pack_op", &OP_HANDLE },
                             { "target_linalg_op", &OP_HANDLE }),
        .attrs = ATTRS(
            { "outer_perm", &DENSE_I64_ARRAY_ATTR, .optional = true, .default_text = "array<i64>" },
            { "inner_perm", &DENSE_I64_ARRAY_ATTR, .optional = true,
              .default_text = "array<i64>" }),
        .results = RESULTS({ "packed_op", &OP_HANDLE }, { "pack_op", &OP_HANDLE },
                           { "un_pack_op", &OP_HANDLE }),
        .format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op "
                  "`)` (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` "
                  "$inner_perm^ )? attr-dict `:` functional-type(operands, results)",
        .verify = verify_structured_pack_transpose,
    },
    {
        .name = "transform.structured.pad",
        .summary = "pad the operands of an operation to static shapes",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE },
                             { "pad_to_multiple_of", &PARAM_OR_HANDLE, VARIADIC }),
        .attrs =
            ATTRS({ "padding_values", &ARRAY_ATTR, .default_text = "[]" },
                  { "padding_dimensions", &I64_ARRAY_ATTR, .default_text = "[]" },
                  { "static_pad_to_multiple_of", &DENSE_I64_ARRAY_ATTR, .optional = true,
                    .default_text = "array<i64>" },
                  { "nofold_flags", &I64_ARRAY_ATTR, .default_text = "[]" },
                  { "transpose_paddings", &ARRAYS_OF_NUMBERS, .default_text = "[]" },
                  { "copy_back_op", &STR_ATTR, "\"bufferization.materialize_in_destination\"" },
                  { "use_prescribed_tensor_shapes", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "padded", &OP_HANDLE }, { "pad", &OP_HANDLE }, { "copy", &OP_HANDLE }),
        .format = "$target (`pad_to_multiple_of` "
                  "custom<DynamicIndexList>($pad_to_multiple_of, "
                  "$static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` "
                  "$use_prescribed_tensor_shapes^)? attr-dict `:` "
                  "functional-type(operands, results)",
        .verify = verify_structured_pad,
    },
    {
        .name = "transform.structured.pad_tiling_interface",
        .summary = "pad the operands of an operation to sizes",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "target", &OP_HANDLE }, { "padding_sizes", &PARAM_OR_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "padding_values", &ARRAY_ATTR, .default_text = "[]" },
                       { "static_padding_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "pad_to_multiple_of", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "padded", &OP_HANDLE }, { "pad", &OP_HANDLE }),
        .format = "$target `to` (`padding_sizes` "
                  "custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)? "
                  "(`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` "
                  "functional-type(operands, results)",
        .verify = verify_structured_pad_tiling_interface,
    },
    { 0 },
};
