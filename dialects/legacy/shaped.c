/* Memrefs, and tensors beside them: other names, and forms with less in them. */
#include "dialects/legacy/legacy.h"

bool legacy_finish_dim(AsmParser *p, OpState *state)
{
    (void)p;
    if (type_is_any_tensor(state->operands.data[0]->type))
        asm_become(state, "tensor.dim");
    return true;
}

bool legacy_finish_rank(AsmParser *p, OpState *state)
{
    (void)p;
    if (type_is_any_tensor(state->operands.data[0]->type))
        asm_become(state, "tensor.rank");
    return true;
}

bool legacy_finish_to_tensor(AsmParser *p, OpState *state)
{
    const Type *buffer = state->operands.data[0]->type;

    if (!legacy_holds_tensor(buffer))
        return asm_error(p, asm_name_loc(p), "expected the memref of a tensor, but got '%s'",
                         type_text(buffer));
    if (!state->results.len)
        vec_push(&state->results, legacy_tensor_of(buffer));
    return true;
}

bool legacy_finish_tensor_store(AsmParser *p, OpState *state)
{
    (void)p;
    legacy_set_attr(state, "writable", attr_unit(state->context));
    return true;
}

/* Of stores: a comma, or a slip. */
static bool parse_comma_or_to(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);

    (void)state;
    (void)args;
    (void)count;
    if (asm_optional_keyword(p, "to"))
        return asm_slip(p, SLIP_WORD, at, "'to' is read as ','");
    return asm_parse_punct(p, ",");
}

/* The memref's alone, of which the tensor's follows. */
static bool parse_store_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *memref;

    (void)state;
    (void)count;
    if (!asm_parse_type(p, &memref))
        return false;
    if (!legacy_holds_tensor(memref))
        return asm_error(p, at, "expected the type of a memref, but got '%s'", type_text(memref));
    vec_push(args[0].types, legacy_tensor_of(memref));
    vec_push(args[1].types, memref);
    return true;
}

/* The same, or `tensor to memref`. */
static bool parse_buffer_types(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    const char *at = asm_here(p);
    const Type *tensor, *buffer;

    (void)state;
    (void)count;
    if (!asm_parse_type(p, &tensor))
        return false;
    buffer = tensor;
    if (asm_optional_keyword(p, "to")) {
        if (!asm_parse_type(p, &buffer))
            return false;
    } else if (legacy_holds_tensor(buffer)) {
        tensor = legacy_tensor_of(buffer);
    } else {
        return asm_error(p, at, "expected the type of a memref, but got '%s'", type_text(buffer));
    }
    vec_push(args[0].types, tensor);
    vec_push(args[1].types, buffer);
    return true;
}

const CustomDirective LEGACY_STORE_WORDS[] = {
    { "CommaOrTo", parse_comma_or_to, NULL },
    { 0 },
};
const CustomDirective LEGACY_BUFFER_TYPES[] = {
    { "CommaOrTo", parse_comma_or_to, NULL },
    { "StoreTypes", parse_store_types, NULL },
    { "BufferTypes", parse_buffer_types, NULL },
    { 0 },
};

/* One dimension of the source becomes this group of the result's, of which one at most is not
 * known: the size divided by the others. */
static bool add_size(AsmParser *p, OpState *state, unsigned dim, const Attr *group)
{
    const Type *result = state->results.data[0], *index = type_index(state->context);
    Value *operands[2] = { legacy_size(p, state, state->operands.data[0], dim) };
    int64_t others = 1;
    unsigned open = 0;

    for (unsigned i = 0; i < group->array.count; i++) {
        int64_t size = result->shaped.dims[int_low_s(group->array.elements[i]->integer)];

        open += size == DYNAMIC;
        if (size != DYNAMIC && __builtin_mul_overflow(others, size, &others))
            open = 2;
    }
    if (open > 1 || others <= 0)
        return asm_error(p, asm_name_loc(p),
                         "has no output_shape, and sizes that do not follow "
                         "from those of the source");
    if (others > 1) {
        operands[1] = legacy_index(p, state, others);
        operands[0] = legacy_emit(p, state, "arith.divui", 2, operands, index);
    }
    vec_push(&state->operands, operands[0]);
    return true;
}

static bool is_open(const Type *type, const Attr *group)
{
    for (unsigned i = 0; i < group->array.count; i++)
        if (type->shaped.dims[int_low_s(group->array.elements[i]->integer)] == DYNAMIC)
            return true;
    return false;
}

/* An array of arrays of dimensions of the type. */
static bool groups_fit(const Attr *groups, const Type *type, const Type *source)
{
    if (!groups || groups->kind != ATTR_ARRAY || !type_has_rank(type) || !type_has_rank(source)
        || groups->array.count > source->shaped.rank)
        return false;
    for (unsigned g = 0; g < groups->array.count; g++) {
        const Attr *group = groups->array.elements[g];

        for (unsigned i = 0; group->kind == ATTR_ARRAY && i < group->array.count; i++) {
            const Attr *dim = group->array.elements[i];

            if (dim->kind != ATTR_INTEGER || !int_fits_u64(dim->integer)
                || int_low_u(dim->integer) >= type->shaped.rank)
                return false;
        }
        if (group->kind != ATTR_ARRAY)
            return false;
    }
    return true;
}

/* output_shape, where it was not written. */
static bool finish_expand(AsmParser *p, OpState *state)
{
    const Attr *groups = op_state_attr(state, "reassociation");
    const Type *result = state->results.data[0];

    if (op_state_attr(state, "static_output_shape"))
        return true;
    if (!groups_fit(groups, result, state->operands.data[0]->type))
        return asm_error(p, asm_name_loc(p), "has a reassociation that does not fit '%s'",
                         type_text(result));
    for (unsigned g = 0; g < groups->array.count; g++)
        if (is_open(result, groups->array.elements[g])
            && !add_size(p, state, g, groups->array.elements[g]))
            return false;
    op_state_add_attr(state, "static_output_shape",
                      attr_dense_i64(state->context, result->shaped.rank, result->shaped.dims));
    return true;
}

/* linalg.reshape: what has more dimensions behind it is expanded, else collapsed; of either kind.
 */
static bool finish_reshape(AsmParser *p, OpState *state)
{
    const Type *source = state->operands.data[0]->type, *result = state->results.data[0];
    bool is_memref = type_is_any_memref(source);

    if (!type_has_rank(source) || !type_has_rank(result))
        return asm_error(p, asm_name_loc(p), "expected types that have a rank");
    if (source->shaped.rank >= result->shaped.rank) {
        asm_become(state, is_memref ? "memref.collapse_shape" : "tensor.collapse_shape");
        return true;
    }
    asm_become(state, is_memref ? "memref.expand_shape" : "tensor.expand_shape");
    return finish_expand(p, state);
}

#define EXPAND                                                                                     \
    "$src $reassociation (`output_shape` custom<DynamicIndexList>($output_shape, "                 \
    "$static_output_shape)^)? attr-dict `:` type($src) `into` type($result)"
#define RESHAPE "$src $reassociation attr-dict `:` type($src) `into` type($result)"
#define EXPANDED "with `output_shape [...]` behind the reassociation"

const LegacyOp LEGACY_SHAPED[] = {
    { "memref.dim", "memref.dim", .format = LEGACY_DIM, .finish = legacy_finish_dim },
    { "memref.rank", "memref.rank", .format = "$memref attr-dict `:` type($memref)",
      .finish = legacy_finish_rank },
    { "memref.store", "memref.store",
      .format = "$value custom<CommaOrTo>() $memref `[` $indices `]` attr-dict `:` type($memref)",
      .customs = LEGACY_STORE_WORDS, .stops = "to", .form = "with ',' between value and memref" },
    { "memref.expand_shape", "memref.expand_shape", .format = EXPAND, .finish = finish_expand,
      .stops = ":", .form = EXPANDED },
    { "memref.tensor_load", "bufferization.to_tensor", .format = LEGACY_TO_TENSOR,
      .finish = legacy_finish_to_tensor },
    { "memref.tensor_store", "bufferization.materialize_in_destination",
      .format = LEGACY_TENSOR_STORE, .customs = LEGACY_BUFFER_TYPES,
      .finish = legacy_finish_tensor_store },
    { "memref.buffer_cast", "bufferization.to_buffer", .format = LEGACY_TO_BUFFER,
      .customs = LEGACY_BUFFER_TYPES },
    { "memref.tensor_to_memref", "bufferization.to_buffer", .format = LEGACY_TO_BUFFER,
      .customs = LEGACY_BUFFER_TYPES },
    { "memref.clone", "bufferization.clone" },
    { "bufferization.to_memref", "bufferization.to_buffer", .format = LEGACY_TO_BUFFER,
      .customs = LEGACY_BUFFER_TYPES },
    { "bufferization.to_tensor", "bufferization.to_tensor", .format = LEGACY_TO_TENSOR,
      .finish = legacy_finish_to_tensor, .stops = "\n", .form = "with `to` and the tensor's type" },
    { "tensor.expand_shape", "tensor.expand_shape", .format = EXPAND, .finish = finish_expand,
      .stops = ":", .form = EXPANDED },
    { "linalg.tensor_expand_shape", "tensor.expand_shape", .format = EXPAND,
      .finish = finish_expand },
    { "linalg.tensor_collapse_shape", "tensor.collapse_shape" },
    { "linalg.reshape", "memref.collapse_shape", .format = RESHAPE, .finish = finish_reshape },
    { "linalg.tensor_reshape", "tensor.collapse_shape", .format = RESHAPE,
      .finish = finish_reshape },
    { 0 },
};
