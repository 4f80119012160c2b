#include "interp/oracle/generate/draft.h"

/* One of the type, the latest rather than others; NULL where there is none. */
static Value *find_value(Draft *d, const Values *values, const Type *type)
{
    Value *found = NULL;

    for (size_t i = values->len; i-- > 0;) {
        if (values->data[i]->type != type)
            continue;
        found = values->data[i];
        if (draft_percent(d, 60))
            break;
    }
    return found;
}

static Value *draft_constant(Draft *d, const Type *type)
{
    OpState state = draft_state(d, "arith.constant");
    const Attr *number = draft_number(d, type);
    Op *op;

    if (!number) {
        op_state_free(&state);
        return NULL;
    }
    op_state_add_attr(&state, "value", number);
    vec_push(&state.results, type);
    op = draft_put(d, &state);
    return op ? op->results[0] : NULL;
}

Value *draft_index(Draft *d, int64_t number)
{
    OpState state = draft_state(d, "arith.constant");
    Op *op;

    op_state_add_attr(&state, "value", attr_index(d->context, number));
    vec_push(&state.results, type_index(d->context));
    op = draft_put(d, &state);
    return op ? op->results[0] : NULL;
}

static bool may_be_input(const Type *type)
{
    return type->kind == TYPE_INTEGER || type->kind == TYPE_INDEX || type->kind == TYPE_FLOAT
           || type->kind == TYPE_COMPLEX || type_is_shaped(type);
}

static Value *add_input(Draft *d, const Type *type)
{
    Block *entry = d->function->regions[0].first;
    Value *input =
        block_add_arg(d->context, entry, type, loc_of(loc_unknown(d->context)), (Str){ 0 });

    vec_push(&d->inputs, input);
    return input;
}

/* Of an argument, what its lowest bits are: sizes, places and counts are small, or nothing comes of
 * them. */
Value *draft_small(Draft *d)
{
    const Type *type = type_index(d->context);
    OpState state = draft_state(d, "arith.andi");
    Value *input = find_value(d, &d->inputs, type), *most;
    Op *op;

    if (!input && d->inputs.len < DRAFT_MOST_INPUTS)
        input = add_input(d, type);
    most = draft_index(d, draft_percent(d, 50) ? 3 : 7);
    if (!input || !most) {
        op_state_free(&state);
        return draft_index(d, draft_below(d, 5));
    }
    vec_push(&state.operands, input);
    vec_push(&state.operands, most);
    vec_push(&state.results, type);
    op = draft_put(d, &state);
    return op ? op->results[0] : most;
}

Value *draft_value(Draft *d, const Type *type)
{
    Value *found = find_value(d, &d->scope, type), *made;

    if (type->kind == TYPE_INDEX && draft_percent(d, 25))
        return draft_small(d);
    if (found && draft_percent(d, 75))
        return found;
    if (draft_percent(d, type->kind == TYPE_INDEX ? 60 : 30) && (made = draft_constant(d, type)))
        return made;
    found = find_value(d, &d->inputs, type);
    if (found && draft_percent(d, 70))
        return found;
    if (d->inputs.len < DRAFT_MOST_INPUTS && may_be_input(type))
        return add_input(d, type);
    if (found)
        return found;
    found = find_value(d, &d->scope, type);
    return found ? found : draft_constant(d, type);
}
