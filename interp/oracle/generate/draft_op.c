#include "interp/oracle/generate/draft.h"

#include "core/text/infer.h"

/* Optional ones seldom, those with a default now and then. */
static bool choose_attrs(Draft *d, OpState *state)
{
    const OpDef *def = state->def;

    for (unsigned i = 0; i < def_attr_count(def); i++) {
        const AttrRow *row = &def->attrs[i];
        bool needed = attr_is_required(row);
        const Attr *attr;

        if (!needed && draft_percent(d, 65))
            continue;
        attr = draft_attr(d, row);
        if (!attr && needed)
            return false;
        if (attr)
            op_state_add_attr(state, row->name, attr);
    }
    return true;
}

static unsigned count_of(Draft *d, const OperandDef *group)
{
    switch (group->multiplicity) {
    case ONE:
        return 1;
    case OPTIONAL:
        return draft_percent(d, 35);
    default:
        return draft_below(d, 4);
    }
}

static bool add_operand(Draft *d, OpState *state, const Type *type)
{
    Value *value = type ? draft_value(d, type) : NULL;

    if (value)
        vec_push(&state->operands, value);
    return value != NULL;
}

/* A group of several: each of a type of its own. */
static bool add_group(Draft *d, OpState *state, const OperandDef *group, const Type **beside,
                      const Type *known)
{
    unsigned count = count_of(d, group);

    vec_push(&state->operand_segments, (int32_t)count);
    for (unsigned i = 0; i < count; i++) {
        const Type *type = known ? known : draft_type(d, group->type, *beside);

        if (!add_operand(d, state, type))
            return false;
        if (!*beside && type->kind != TYPE_INDEX)
            *beside = type;
    }
    return true;
}

/* From the first to the last; what is chosen decides the types of others. */
static bool choose_operands(Draft *d, OpState *state, TypeTable *table)
{
    const OpDef *def = state->def;
    const Type *beside = NULL;
    InferFault fault;

    for (unsigned i = 0; i < def_operand_count(def); i++) {
        const OperandDef *group = &def->operands[i];

        if (!infer_from_rules(state, table, &fault))
            return false;
        if (group->multiplicity == ONE && !table->operand[i])
            table->operand[i] = draft_type(d, group->type, beside);
        if (!add_group(d, state, group, &beside, table->operand[i]))
            return false;
        if (group->multiplicity == ONE && !beside)
            beside = table->operand[i];
    }
    return infer_from_rules(state, table, &fault);
}

static bool choose_results(Draft *d, OpState *state, TypeTable *table)
{
    const OpDef *def = state->def;
    const Type *beside = state->operands.len ? state->operands.data[0]->type : NULL;

    if (def->infer && draft_percent(d, 90))
        return def->infer(d->context, state);
    for (unsigned i = 0; i < def_result_count(def); i++) {
        const ResultDef *group = &def->results[i];
        const Type *type = table->result[i];
        bool there = group->multiplicity == ONE || draft_percent(d, 50);

        if (there && !type)
            type = draft_type(d, group->type, beside);
        if (there && !type)
            return false;
        if (there)
            vec_push(&state->results, type);
        vec_push(&state->result_segments, there);
    }
    return true;
}

static Op *attempt(Draft *d, const OpDef *def)
{
    OpState state = draft_state(d, def->name);
    TypeTable table = { 0 };

    if (choose_attrs(d, &state) && choose_operands(d, &state, &table)
        && choose_results(d, &state, &table))
        return draft_put(d, &state);
    op_state_free(&state);
    return NULL;
}

/* What an attempt made for its operands, and nobody uses, goes with it. */
void draft_take_back(Draft *d, Op *last)
{
    while (d->block->last != last)
        block_remove(d->block, d->block->last);
}

bool draft_op(Draft *d, const OpDef *def)
{
    for (unsigned i = 0; i < DRAFT_MOST_ATTEMPTS; i++) {
        Op *last = d->block->last, *op = attempt(d, def);

        if (op) {
            draft_bring(d, op);
            return true;
        }
        draft_take_back(d, last);
    }
    return false;
}
