/* transform.structured: operations split into tiles. */
#include "dialects/transform/transform.h"

#include "core/text/format_custom.h"
#include "dialects/scf/scf.h"

/* MultitileSizesTypes, ContinuousTileSizeTypes: `(target) -> type`, of which all results are. */
static bool parse_tile_size_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *type;

    (void)state;
    if (!asm_parse_function_type(p, &type))
        return false;
    if (type->list.input_count != 1 || type->list.result_count != 1)
        return asm_error(p, at,
                         "expects a trailing functional type with one argument and one result");
    vec_push(args[0].types, type->list.types[0]);
    for (unsigned i = 1; i < count; i++)
        vec_push(args[i].types, type->list.types[1]);
    return true;
}

static void print_tile_size_types(AsmPrinter *printer, const Op *op, const FormatArg *args,
                                  unsigned count)
{
    (void)args;
    (void)count;
    asm_print(printer, "(");
    asm_print_type(printer, op->operands[0]->type);
    asm_print(printer, ") -> ");
    asm_print_type(printer, op->results[0]->type);
}

static const CustomDirective TILE_SIZE_TYPES[] = {
    { "ContinuousTileSizeTypes", parse_tile_size_types, print_tile_size_types },
    { "MultitileSizesTypes", parse_tile_size_types, print_tile_size_types },
    { 0 },
};

/* PackedOrDynamicIndexList($packed, $values, $static_values): `*(%packed)`, or a dynamic index
 * list. */
static const CustomDirective *index_list(void)
{
    return custom_directive(STR("DynamicIndexList"));
}

static bool parse_packed_list(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    OperandName packed;

    if (!asm_optional_punct(p, "*"))
        return index_list()->parse(p, state, args + 1, count - 1);
    if (!asm_parse_punct(p, "(") || !asm_parse_operand(p, &packed) || !asm_parse_punct(p, ")"))
        return false;
    vec_push(args[0].operands, packed);
    vec_push(&state->attrs, ((NamedAttr){ args[2].text, attr_dense_i64(state->context, 0, NULL) }));
    return true;
}

static void print_packed_list(AsmPrinter *printer, const Op *op, const FormatArg *args,
                              unsigned count)
{
    unsigned packed, first = op_operand_group(op, args[0].index, &packed);

    if (!packed) {
        index_list()->print(printer, op, args + 1, count - 1);
        return;
    }
    asm_print(printer, "*(");
    asm_print_operand(printer, op->operands[first]);
    asm_print(printer, ")");
}

static const CustomDirective PACKED_LIST[] = {
    { "PackedOrDynamicIndexList", parse_packed_list, print_packed_list },
    { 0 },
};

/* structured.split: `%target after 4`, or `after %size`. */
static bool parse_structured_split(AsmParser *p, OpState *state)
{
    OperandName target, chunk;
    int64_t size = DYNAMIC;
    const Type *type, *chunk_type;
    bool failed, dynamic;

    if (!asm_parse_operand(p, &target) || !asm_parse_keyword(p, "after"))
        return false;
    dynamic = asm_optional_operand(p, &chunk, &failed);
    if (failed || (!dynamic && !asm_parse_integer(p, &size)) || !asm_optional_attr_dict(p, state)
        || !asm_parse_colon_type(p, &type) || !asm_resolve(p, &target, type, state))
        return false;
    if (dynamic
        && (!asm_parse_punct(p, ",") || !asm_parse_type(p, &chunk_type)
            || !asm_resolve(p, &chunk, chunk_type, state)))
        return false;
    op_state_add_attr(state, "static_chunk_sizes", attr_i64(state->context, size));
    vec_push(&state->results, type);
    return true;
}

static void print_structured_split(AsmPrinter *printer, const Op *op)
{
    int64_t size = int_low_s(op_attr(op, "static_chunk_sizes")->integer);
    bool dynamic = op->operand_count > 1;

    asm_print(printer, " ");
    asm_print_operand(printer, op->operands[0]);
    asm_print(printer, " after ");
    if (dynamic)
        asm_print_operand(printer, op->operands[1]);
    else
        asm_print(printer, "%lld", (long long)size);
    asm_print(printer, " ");
    asm_print_attr_dict(printer, op, (const char *const[]){ "static_chunk_sizes", NULL });
    asm_print(printer, " : ");
    asm_print_type(printer, op->operands[0]->type);
    if (dynamic) {
        asm_print(printer, ", ");
        asm_print_type(printer, op->operands[1]->type);
    }
}

static bool verify_structured_split(const Op *op)
{
    bool known = int_low_s(op_attr(op, "static_chunk_sizes")->integer) != DYNAMIC;

    return known == (op->operand_count == 1)
           || op_error(op, "expects either a dynamic or a static split point to be provided");
}

static bool verify_same_results(const Op *op)
{
    for (unsigned i = 1; i < op->result_count; i++)
        if (op->results[i]->type != op->results[0]->type)
            return op_error(op, "expects all results type to be the same");
    return true;
}

static unsigned list_length(const Op *op, const char *name)
{
    const Attr *list = op_attr(op, name);

    return list ? (unsigned)list->dense.count : 0;
}

/* Sizes of 0 leave their dimension as it is. */
static unsigned tiled_dims(const Op *op, const char *sizes)
{
    unsigned tiled = 0;

    for (unsigned i = 0; i < list_length(op, sizes); i++)
        tiled += attr_i64_at(op_attr(op, sizes), i) != 0;
    return tiled;
}

static bool verify_structured_tile_using_for(const Op *op)
{
    unsigned sizes = list_length(op, "static_sizes"), scalable = list_length(op, "scalable_sizes"),
             loops = tiled_dims(op, "static_sizes");

    if (sizes != scalable)
        return op_error(op, "expected same number of sizes (%u) and scalable sizes (%u)", sizes,
                        scalable);
    return op->result_count - 1 == loops
           || op_error(op,
                       "expected number of loops to tile (%u) to match number of `loops` results "
                       "(%u)",
                       loops, op->result_count - 1);
}

/* How many of the forms of a list are given: numbers and operands, or one packed operand. */
static unsigned forms_given(const Op *op, const char *numbers, unsigned packed_group)
{
    return (list_length(op, numbers) != 0) + op_group_size(op, packed_group);
}

static bool verify_structured_tile_using_forall(const Op *op)
{
    enum { PACKED_NUM_THREADS = 3, PACKED_TILE_SIZES };
    unsigned threads = forms_given(op, "static_num_threads", PACKED_NUM_THREADS),
             sizes = forms_given(op, "static_tile_sizes", PACKED_TILE_SIZES);

    if (threads > 1)
        return op_error(op, "num_threads and packed_num_threads are mutually exclusive");
    if (sizes > 1)
        return op_error(op, "tile_sizes and packed_tile_sizes are mutually exclusive");
    return threads + sizes
           || op_error(op, "either (packed_)num_threads or (packed_)tile_sizes must be specified");
}

static bool verify_interchange(const Op *op, const Attr *order, unsigned rank)
{
    for (unsigned i = 0; order && i < order->dense.count; i++) {
        int64_t dim = attr_i64_at(order, i);

        if (dim == DYNAMIC)
            continue;
        if (dim < 0 || dim >= rank)
            return op_error(op, "expects interchange values to be in range [0, %u), found: %lld",
                            rank, (long long)dim);
        for (unsigned j = 0; j < i; j++)
            if (attr_i64_at(order, j) == dim)
                return op_error(op, "found duplicate interchange value: %lld", (long long)dim);
    }
    return true;
}

static bool verify_structured_fuse(const Op *op)
{
    const Attr *order = op_attr(op, "static_tile_interchange");
    unsigned rank = list_length(op, "static_tile_sizes"),
             loops = op_attr(op, "use_forall") ? 1 : tiled_dims(op, "static_tile_sizes");

    if (list_length(op, "static_tile_interchange") > rank)
        return op_error(op,
                        "interchange length exceeds iteration space dimensions (%u), found %lld",
                        rank, (long long)order->dense.count);
    if (!verify_interchange(op, order, rank))
        return false;
    return op->result_count - 1 == loops || op_error(op, "expects %u loop results", loops);
}

const OpDef TRANSFORM_TILING[] = {
    {
        .name = "transform.structured.continuous_tile_sizes",
        .summary = "falling tile sizes that cover a dimension",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "dimension", &NON_NEGATIVE_I64_ATTR },
                       { "target_size", &NON_NEGATIVE_I64_ATTR }),
        .results = RESULTS({ "tile_sizes", &PARAM_OR_HANDLE }, { "chunk_sizes", &PARAM_OR_HANDLE }),
        .format = "$target attr-dict `:` "
                  "custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), "
                  "type($chunk_sizes))",
        .customs = TILE_SIZE_TYPES,
        .verify = verify_same_results,
    },
    {
        .name = "transform.structured.fuse",
        .summary = "tile operations and fuse those before them",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }, { "tile_sizes", &PARAM_OR_HANDLE, VARIADIC },
                             { "tile_interchange", &PARAM_OR_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "static_tile_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "static_tile_interchange", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "apply_cleanup", &UNIT_ATTR, .optional = true },
                       { "use_forall", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "transformed", &OP_HANDLE }, { "loops", &OP_HANDLE, VARIADIC }),
        .format = "$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, "
                  "$static_tile_sizes) | `interchange` "
                  "custom<DynamicIndexList>($tile_interchange, "
                  "$static_tile_interchange) ) attr-dict `:` "
                  "functional-type(operands, results)",
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_structured_fuse,
    },
    {
        .name = "transform.structured.fuse_into_containing_op",
        .summary = "move a producer into the loop that uses it",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "producer_op", &OP_HANDLE }, { "containing_op", &OP_HANDLE }),
        .results = RESULTS({ "fused_op", &OP_HANDLE }, { "new_containing_op", &OP_HANDLE }),
        .format = "$producer_op `into` $containing_op attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.structured.multitile_sizes",
        .summary = "two tile sizes that cover a dimension together",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "dimension", &I64_ATTR }, { "target_size", &I64_ATTR },
                       { "divisor", &I64_ATTR, "1 : i64" }),
        .results = RESULTS({ "low_size", &PARAM_OR_HANDLE }, { "high_size", &PARAM_OR_HANDLE },
                           { "split_point", &PARAM_OR_HANDLE }),
        .format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), "
                  "type($low_size), type($high_size), type($split_point))",
        .customs = TILE_SIZE_TYPES,
        .verify = verify_same_results,
    },
    {
        .name = "transform.structured.scalarize",
        .summary = "tile by 1 until what is left is scalar",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .results = RESULTS({ "result", &OP_HANDLE }),
        .format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), "
                  "type($result), \"false\")",
        .customs = TRANSFORM_DIRECTIVES,
    },
    {
        .name = "transform.structured.split",
        .summary = "split an operation in parts along a dimension",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE },
                             { "dynamic_chunk_sizes", &PARAM_OR_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "dimension", &I64_ATTR }, { "static_chunk_sizes", &I64_ATTR },
                       { "multiway", &UNIT_ATTR, .optional = true }),
        .results = RESULTS({ "split_list", &OP_HANDLE }),
        .verify = verify_structured_split,
        .parse = parse_structured_split,
        .print = print_structured_split,
    },
    {
        .name = "transform.structured.split_reduction",
        .summary = "split a reduction into two",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "split_factor", &I64_ATTR, .default_text = "0" },
                       { "insert_split_dimension", &I64_ATTR, .default_text = "0" },
                       { "inner_parallel", &UNIT_ATTR, .optional = true },
                       { "use_scaling_algorithm", &UNIT_ATTR, .optional = true },
                       { "use_alloc", &UNIT_ATTR, .optional = true }),
        .results =
            RESULTS({ "init_or_alloc_op", &OP_HANDLE }, { "fill_op", &OP_HANDLE },
                    { "split_linalg_op", &OP_HANDLE }, { "combining_linalg_op", &OP_HANDLE }),
        .format = "$target attr-dict `:`functional-type(operands, results)",
    },
    {
        .name = "transform.structured.tile_reduction_using_for",
        .summary = "tile a reduction by loops into partial ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "reduction_dims", &I64_ARRAY_ATTR, .default_text = "[]" },
                       { "tile_sizes", &I64_ARRAY_ATTR, .default_text = "[]" }),
        .results = RESULTS({ "fill_op", &OP_HANDLE, VARIADIC }, { "split_op", &OP_HANDLE },
                           { "combining_op", &OP_HANDLE }, { "for_op", &OP_HANDLE }),
        .format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` "
                  "`=` $tile_sizes attr-dict `:` functional-type(operands, results)",
    },
    {
        .name = "transform.structured.tile_reduction_using_forall",
        .summary = "tile a reduction by a parallel loop into partial ones",
        .doc = PART_OF_SCHEDULE,
        .operands = OPERANDS({ "target", &OP_HANDLE }),
        .attrs = ATTRS({ "reduction_dims", &I64_ARRAY_ATTR, .default_text = "[]" },
                       { "num_threads", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" },
                       { "tile_sizes", &DENSE_I64_ARRAY_ATTR, .default_text = "array<i64>" },
                       { "mapping", &DEVICE_MAPPING_ARRAY, .optional = true }),
        .results = RESULTS({ "fill_op", &OP_HANDLE, VARIADIC }, { "split_op", &OP_HANDLE },
                           { "combining_op", &OP_HANDLE }, { "forall_op", &OP_HANDLE }),
        .format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` "
                  "(`num_threads` `=` $num_threads^)? (`tile_sizes` `=` "
                  "$tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict `:` "
                  "functional-type(operands, results)",
    },
    {
        .name = "transform.structured.tile_using_for",
        .summary = "tile by loops",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "target", &OP_HANDLE }, { "dynamic_sizes", &PARAM_OR_HANDLE, VARIADIC }),
        .attrs = ATTRS({ "static_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "interchange", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "scalable_sizes", &DENSE_BOOL_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i1>" }),
        .results = RESULTS({ "tiled_linalg_op", &OP_HANDLE }, { "loops", &OP_HANDLE, VARIADIC }),
        .format = "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, "
                  "$static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)? "
                  "attr-dict `:` functional-type(operands, results)",
        .verify = verify_structured_tile_using_for,
    },
    {
        .name = "transform.structured.tile_using_forall",
        .summary = "tile by a parallel loop",
        .doc = PART_OF_SCHEDULE,
        .operands =
            OPERANDS({ "target", &OP_HANDLE }, { "num_threads", &PARAM_OR_HANDLE, VARIADIC },
                     { "tile_sizes", &PARAM_OR_HANDLE, VARIADIC },
                     { "packed_num_threads", &PARAM_OR_HANDLE, OPTIONAL },
                     { "packed_tile_sizes", &PARAM_OR_HANDLE, OPTIONAL }),
        .attrs = ATTRS({ "static_num_threads", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "static_tile_sizes", &DENSE_I64_ARRAY_ATTR, .optional = true,
                         .default_text = "array<i64>" },
                       { "mapping", &DEVICE_MAPPING_ARRAY, .optional = true }),
        .results = RESULTS({ "tiled_op", &OP_HANDLE }, { "forall_op", &OP_HANDLE }),
        .format = "$target oilist( `num_threads` "
                  "custom<PackedOrDynamicIndexList>($packed_num_threads, "
                  "$num_threads, $static_num_threads) | `tile_sizes` "
                  "custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, "
                  "$static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict "
                  "`:` functional-type(operands, results)",
        .customs = PACKED_LIST,
        .traits = ATTR_SIZED_OPERAND_SEGMENTS,
        .verify = verify_structured_tile_using_forall,
    },
    { 0 },
};
