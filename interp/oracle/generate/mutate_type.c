#include "interp/oracle/generate/mutate.h"

typedef struct Swap { /* of a type of numbers for another one of its kind */
    Mutation *mutation;
    const Type *from, *to;
    bool fails; /* there is something that cannot be said in the other type */
} Swap;

static const Type *swapped(const Swap *swap, const Type *type);

static const Type *swapped_function(const Swap *swap, const Type *type)
{
    unsigned inputs = type->list.input_count, results = type->list.result_count;
    Types types = { 0 };
    const Type *made;

    for (unsigned i = 0; i < inputs + results; i++)
        vec_push(&types, swapped(swap, type->list.types[i]));
    made = type_function(swap->mutation->draft.context, inputs, types.data, results,
                         types.data + inputs);
    vec_free(&types);
    return made;
}

static const Type *swapped(const Swap *swap, const Type *type)
{
    if (type == swap->from)
        return swap->to;
    if (type->kind == TYPE_FUNCTION)
        return swapped_function(swap, type);
    if (type_is_shaped(type) && type_element(type) == swap->from)
        return type_with_element(type, swap->to);
    return type;
}

/* Of integers the low bits, or with the sign; of others any number. */
static const Attr *constant_of(Swap *swap, const Attr *value, const Type *type)
{
    Draft *draft = &swap->mutation->draft;

    if (value->kind == ATTR_INTEGER && swap->to->kind == TYPE_INTEGER)
        return attr_integer(
            type, int_resize_s(&draft->context->arena, value->integer, swap->to->integer.width));
    return draft_number(draft, type);
}

/* Constants are of the type of their result; types that are attributes are swapped; an attribute of
 * another operation is of a type of its own. */
static void swap_attributes(Swap *swap, Op *op, const Type *before)
{
    for (unsigned i = 0; op->def && i < def_attr_count(op->def); i++) {
        const Attr *value = op->inherent[i];

        if (value && value->kind == ATTR_TYPE)
            op->inherent[i] = attr_type(swapped(swap, value->type_value));
        else if (value && before && op_has(op, CONSTANT_LIKE) && value->type == before
                 && op->results[0]->type != before)
            op->inherent[i] = constant_of(swap, value, op->results[0]->type);
        swap->fails |= value && !op->inherent[i];
    }
}

static void swap_in(Swap *swap, Op *op)
{
    const Type *before = op->result_count ? op->results[0]->type : NULL;

    for (unsigned i = 0; i < op->result_count; i++)
        op->results[i]->type = swapped(swap, op->results[i]->type);
    swap_attributes(swap, op, before);
    for (unsigned i = 0; i < op->region_count; i++)
        for (Block *block = op->regions[i].first; block; block = block->next) {
            for (unsigned n = 0; n < block->arg_count; n++)
                block->args[n]->type = swapped(swap, block->args[n]->type);
            for (Op *inner = block->first; inner; inner = inner->next)
                swap_in(swap, inner);
        }
}

static bool is_number(const Type *type)
{
    return type_is_signless_integer(type) || type_is_float(type);
}

/* An integer of another width, a float of another format; no conditions. */
static const Type *another(Mutation *m, const Type *type)
{
    static const unsigned WIDTHS[] = { 1, 4, 7, 8, 16, 32, 33, 64, 128 };
    static const FloatFormat *const FORMATS[] = { &FLOAT_F16, &FLOAT_BF16, &FLOAT_F32, &FLOAT_F64 };

    if (type_is_float(type))
        return type_float(m->draft.context,
                          FORMATS[draft_below(&m->draft, sizeof FORMATS / sizeof *FORMATS)]);
    return type_i(m->draft.context, WIDTHS[draft_below(&m->draft, sizeof WIDTHS / sizeof *WIDTHS)]);
}

bool mutate_type(Mutation *m)
{
    Swap swap = { .mutation = m };
    const Type *type;

    if (!m->values.len)
        return false;
    type = m->values.data[draft_below(&m->draft, (unsigned)m->values.len)]->type;
    swap.from = type_is_shaped(type) ? type_element(type) : type;
    if (!is_number(swap.from) || type_is_signless(swap.from, 1))
        return false;
    swap.to = another(m, swap.from);
    if (swap.to == swap.from)
        return false;
    swap_in(&swap, m->draft.module);
    return !swap.fails;
}
