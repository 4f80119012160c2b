/* Tensors: how they were made and padded; and one that is printed by an operation of nobody's. */
#include "dialects/legacy/legacy.h"

/* [%n, 4]: what is not known of the result's sizes. */
static bool parse_sizes(AsmParser *p, OpState *state, FormatArg *args, unsigned count)
{
    OperandName operand;
    int64_t size;
    bool failed;

    (void)state;
    (void)count;
    if (!asm_parse_punct(p, "["))
        return false;
    if (asm_optional_punct(p, "]"))
        return true;
    do {
        if (asm_optional_operand(p, &operand, &failed))
            vec_push(args[0].operands, operand);
        else if (failed || !asm_parse_integer(p, &size))
            return false;
    } while (asm_optional_punct(p, ","));
    return asm_parse_punct(p, "]");
}

/* A line, with its end: an operation of its own for that could not stand before a result's name. */
static void print_text(AsmParser *p, const OpState *at, Str text)
{
    OpState state = { .context = at->context, .loc = at->loc };
    Str line = str_printf(&at->context->arena, "%.*s\n", STR_ARG(text));

    asm_become(&state, "vector.print");
    op_state_add_attr(&state, "stringLiteral", attr_string(at->context, line));
    asm_emit(p, &state);
    op_state_free(&state);
}

static void print_vector(AsmParser *p, const OpState *at, Value *vector)
{
    OpState state = { .context = at->context, .loc = at->loc };

    asm_become(&state, "vector.print");
    vec_push(&state.operands, vector);
    asm_emit(p, &state);
    op_state_free(&state);
}

static const Attr *zero(const Type *element)
{
    return element->kind == TYPE_FLOAT ? attr_float(element, float_zero(element->format, false))
                                       : attr_int(element, 0);
}

/* All of the tensor as a vector. */
static Value *read_whole(AsmParser *p, const OpState *at, Value *tensor)
{
    const Type *type = tensor->type;
    const Type *vector =
        type_vector(at->context, type->shaped.rank, type->shaped.dims, NULL, type->shaped.element);
    OpState state = { .context = at->context, .loc = at->loc };
    VEC(const Attr *) inside = { 0 };
    Op *op;

    asm_become(&state, "vector.transfer_read");
    vec_push(&state.operands, tensor);
    for (unsigned i = 0; i < type->shaped.rank; i++) {
        vec_push(&state.operands, legacy_index(p, at, 0));
        vec_push(&inside, attr_bool(at->context, true));
    }
    vec_push(&state.operands, asm_emit_constant(p, at->loc, zero(type->shaped.element)));
    op_state_add_attr(&state, "permutation_map",
                      attr_affine_map(affine_identity_map(at->context, type->shaped.rank)));
    op_state_add_attr(&state, "in_bounds",
                      attr_array(at->context, (unsigned)inside.len, inside.data));
    vec_push(&state.operand_segments, 1);
    vec_push(&state.operand_segments, (int32_t)inside.len);
    vec_push(&state.operand_segments, 1);
    vec_push(&state.operand_segments, 0);
    vec_push(&state.results, vector);
    op = asm_emit(p, &state);
    op_state_free(&state);
    vec_free(&inside);
    return op->results[0];
}

/* There is a vector of as many numbers. */
static bool is_printed(const Type *type)
{
    return type->kind == TYPE_TENSOR && type_has_static_shape(type) && !type_has_no_elements(type)
           && (type->shaped.element->kind == TYPE_FLOAT
               || type_is_int_or_index(type->shaped.element));
}

/* tf.Print, which the language reference begins with: prints its message and a tensor, and gives
 * that. */
static bool finish_print(AsmParser *p, OpState *state)
{
    const Type *type = state->operands.len == 1 ? state->operands.data[0]->type : NULL;
    const Attr *message = legacy_take_attr(state, "message");

    asm_slip(p, SLIP_PRINT, asm_name_loc(p),
             "'tf.Print' is no operation of MLIR's: it is read as one that prints");
    if (!type || !is_printed(type) || state->results.len != 1)
        return asm_error(p, asm_name_loc(p),
                         "'tf.Print' prints one tensor of numbers, whose sizes are known and not "
                         "0, and gives it");
    if (message && message->kind == ATTR_STRING)
        print_text(p, state, message->string);
    print_vector(p, state, read_whole(p, state, state->operands.data[0]));
    return true;
}

/* What a body of padding gives was linalg.yield's. */
static bool finish_pad(AsmParser *p, OpState *state)
{
    Block *body = state->regions.len ? state->regions.data[0]->last : NULL;
    Op *last = body ? body->last : NULL;
    OpState yield = { .context = state->context };

    (void)p;
    if (!last || !op_is(last, "linalg.yield"))
        return true;
    yield.loc = last->loc;
    asm_become(&yield, "tensor.yield");
    for (unsigned i = 0; i < last->operand_count; i++)
        vec_push(&yield.operands, last->operands[i]);
    block_remove(body, last);
    block_append(body, op_create(state->context, &yield));
    op_state_free(&yield);
    return true;
}

const LegacyOp LEGACY_TENSOR[] = {
    { "linalg.init_tensor", "tensor.empty",
      .format = "custom<Sizes>($dynamicSizes) attr-dict `:` type($result)",
      .customs = CUSTOMS({ "Sizes", parse_sizes, NULL }) },
    { "linalg.pad_tensor", "tensor.pad", .finish = finish_pad },
    { "tf.Print", "tensor.cast", .finish = finish_print },
    { 0 },
};
