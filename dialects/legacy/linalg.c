/* linalg: operands that stood in parentheses or bare, one behind the other. */
#include "dialects/linalg/linalg.h"
#include "dialects/legacy/legacy.h"

static void add_segments(OpState *state, size_t inputs)
{
    vec_push(&state->operand_segments, (int32_t)inputs);
    vec_push(&state->operand_segments, (int32_t)(state->operands.len - inputs));
}

/* (%a, %b, %c) : memref, memref, memref [-> tensor]: the last one is the output. linalg.fill had it
 * first, once. */
static bool parse_listed(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    OperandNames names = { 0 };
    Types types = { 0 };
    bool good;

    if (!asm_at_punct(p, "("))
        return asm_parse_as_today(p, state);
    good = asm_parse_operands(p, '(', ')', &names) && asm_optional_attr_dict(p, state)
           && asm_parse_colon_types(p, &types)
           && asm_resolve_all(p, &names, types.data, types.len, at, state);
    good = good && asm_parse_any_arrow_types(p, &state->results);
    vec_free(&names);
    vec_free(&types);
    if (!good)
        return false;
    if (state->operands.len == 2 && type_is_shaped(state->operands.data[0]->type)
        && !type_is_shaped(state->operands.data[1]->type)) {
        Value *output = state->operands.data[0];

        state->operands.data[0] = state->operands.data[1];
        state->operands.data[1] = output;
    }
    if (!state->operands.len)
        return asm_error(p, at, "has no operands");
    add_segments(state, state->operands.len - 1);
    return linalg_complete_named(p, state);
}

/* The number of inputs: args_in, or the first of n_views. */
static bool input_count(const Attr *trait, int64_t *count)
{
    const Attr *in = attr_lookup(trait, STR("args_in")),
               *views = attr_lookup(trait, STR("n_views"));

    if (!in && views && views->kind == ATTR_ARRAY && views->array.count)
        in = views->array.elements[0];
    if (!in || in->kind != ATTR_INTEGER)
        return false;
    *count = int_low_s(in->integer);
    return true;
}

static bool add_trait(AsmParser *p, OpState *state, const Attr *trait)
{
    for (unsigned i = 0; i < trait->dictionary.count; i++) {
        NamedAttr entry = trait->dictionary.entries[i];
        VEC(const Attr *) iterators = { 0 };

        if (str_is(entry.name, "args_in") || str_is(entry.name, "args_out")
            || str_is(entry.name, "n_views") || str_is(entry.name, "n_loop_types"))
            continue;
        if (str_is(entry.name, "iterator_types") && entry.value->kind == ATTR_ARRAY) {
            for (unsigned k = 0; k < entry.value->array.count; k++) {
                const Attr *one = entry.value->array.elements[k];
                const Attr *iterator = one->kind == ATTR_STRING
                                           ? linalg_iterator_attr(state->context, one->string)
                                           : one;

                if (!iterator) {
                    vec_free(&iterators);
                    return asm_error(p, asm_name_loc(p), "unexpected iterator_type (%.*s)",
                                     STR_ARG(one->string));
                }
                vec_push(&iterators, iterator);
            }
            entry.value = attr_array(state->context, (unsigned)iterators.len, iterators.data);
            vec_free(&iterators);
        }
        vec_push(&state->attrs, entry);
    }
    return true;
}

/* Tensors that are results alone: each begins as one of which nothing is known, which the body does
 * not see. */
static bool add_outputs(AsmParser *p, OpState *state)
{
    Block *body = state->regions.data[0]->first;

    for (size_t i = 0; i < state->results.len; i++) {
        const Type *type = state->results.data[i];

        if (type->kind != TYPE_TENSOR || !type_has_static_shape(type))
            return asm_error(
                p, asm_name_loc(p),
                "gives a tensor whose sizes are not known: old MLIR does not say them");
        vec_push(&state->operands, legacy_emit(p, state, "tensor.empty", 0, NULL, type));
        if (body)
            block_add_arg(state->context, body, type->shaped.element, state->loc, (Str){ 0 });
    }
    return true;
}

/* %a, %b { ... } : memref, memref [-> tensor] */
static bool parse_bare(AsmParser *p, OpState *state, int64_t inputs)
{
    const char *at = asm_here(p);
    OperandNames names = { 0 };
    Types types = { 0 };
    bool good;

    good = asm_parse_operands(p, 0, 0, &names)
           && asm_parse_region(p, op_state_add_region(state), NULL)
           && asm_parse_colon_types(p, &types)
           && asm_resolve_all(p, &names, types.data, types.len, at, state);
    good = good && asm_parse_any_arrow_types(p, &state->results);
    vec_free(&names);
    vec_free(&types);
    if (!good)
        return false;
    if (inputs < 0 || (size_t)inputs > state->operands.len)
        return asm_error(p, at, "has fewer operands than inputs");
    if ((size_t)inputs == state->operands.len && !add_outputs(p, state))
        return false;
    add_segments(state, (size_t)inputs);
    return true;
}

static bool parse_generic(AsmParser *p, OpState *state)
{
    const char *at = asm_here(p);
    const Attr *trait;
    int64_t inputs;

    if (!asm_parse_attr(p, NULL, &trait))
        return false;
    if (trait->kind != ATTR_DICTIONARY || !asm_at_operand(p) || !input_count(trait, &inputs)) {
        asm_rewind(p, at);
        return asm_parse_as_today(p, state);
    }
    return add_trait(p, state, trait) && parse_bare(p, state, inputs);
}

#define LISTED(name)                                                                               \
    {                                                                                              \
        "linalg." name, "linalg." name, .parse = parse_listed, .stops = "(",                       \
                                        .form = "with 'ins(...) outs(...)'"                        \
    }

const LegacyOp LEGACY_LINALG[] = {
    { "linalg.generic", "linalg.generic", .parse = parse_generic, .stops = "%",
      .form = "with 'ins(...) outs(...)' instead of args_in and args_out" },
    LISTED("fill"),
    LISTED("copy"),
    LISTED("dot"),
    LISTED("matvec"),
    LISTED("vecmat"),
    LISTED("matmul"),
    LISTED("batch_matmul"),
    { 0 },
};
