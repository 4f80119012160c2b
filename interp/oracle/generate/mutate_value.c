#include "interp/oracle/generate/mutate.h"

#include "core/define/alias.h"

static bool is_constant(const Op *op)
{
    return op->def && op_has(op, CONSTANT_LIKE) && op->result_count == 1 && op_attr(op, "value");
}

/* The number beside it, or with one bit turned: where a test is decided. */
static const Attr *number_near(Mutation *m, const Attr *value)
{
    unsigned width = value->integer.width;
    Arena *arena = &m->draft.context->arena;
    Int one;

    if (!width)
        return NULL;
    one = int_of_u(arena, width, 1);
    switch (draft_below(&m->draft, 3)) {
    case 0:
        return attr_integer(value->type, int_add(arena, value->integer, one));
    case 1:
        return attr_integer(value->type, int_sub(arena, value->integer, one));
    default:
        one = int_shl(arena, one, draft_below(&m->draft, width));
        return attr_integer(value->type, int_xor(arena, value->integer, one));
    }
}

bool mutate_constant(Mutation *m)
{
    Op *op = mutate_choose(m, is_constant);
    const Attr *value = op ? op_attr(op, "value") : NULL, *other = NULL;

    if (value && value->kind == ATTR_INTEGER && draft_percent(&m->draft, 50))
        other = number_near(m, value);
    else if (value)
        other = draft_number(&m->draft, op->results[0]->type);
    if (!other || other == value)
        return false;
    op_set_attr(op, STR("value"), other);
    return true;
}

static bool has_attributes(const Op *op)
{
    return op->def && def_attr_count(op->def) && !is_constant(op) && !op_has(op, SYMBOL);
}

/* A list of numbers with two of them exchanged, or one of them another. */
static const Attr *list_near(Mutation *m, const Attr *list)
{
    enum { MOST = 8 };
    int64_t numbers[MOST];
    unsigned count = (unsigned)list->dense.count, one, other;

    if (!type_is_signless(list->dense.element, 64) || !count || count > MOST)
        return NULL;
    memcpy(numbers, list->dense.data.data, count * sizeof *numbers);
    one = draft_below(&m->draft, count);
    other = draft_below(&m->draft, count);
    if (one != other) {
        int64_t kept = numbers[one];

        numbers[one] = numbers[other];
        numbers[other] = kept;
    } else {
        numbers[one] += draft_percent(&m->draft, 50) ? 1 : -1;
    }
    return attr_dense_i64(m->draft.context, count, numbers);
}

bool mutate_attribute(Mutation *m)
{
    Op *op = mutate_choose(m, has_attributes);
    const AttrRow *row;
    const Attr *value, *other = NULL;
    unsigned index;

    if (!op)
        return false;
    index = draft_below(&m->draft, def_attr_count(op->def));
    row = &op->def->attrs[index];
    value = op->inherent[index];
    if (value && !attr_is_required(row) && draft_percent(&m->draft, 30)) {
        op_remove_attr(op, str_of(row->name));
        return true;
    }
    if (value && value->kind == ATTR_DENSE_ARRAY && draft_percent(&m->draft, 70))
        other = list_near(m, value);
    else if (value && value->kind == ATTR_INTEGER && draft_percent(&m->draft, 30))
        other = number_near(m, value);
    else
        other = draft_attr(&m->draft, row);
    if (!other || other == value)
        return false;
    op_set_attr(op, str_of(row->name), other);
    return true;
}

static bool has_operands(const Op *op)
{
    return op->operand_count != 0;
}

bool mutate_operand(Mutation *m)
{
    Op *op = mutate_choose(m, has_operands);
    unsigned index;
    Value *other;

    if (!op)
        return false;
    index = draft_below(&m->draft, op->operand_count);
    other = mutate_value_at(m, op->operands[index]->type, op, op->operands[index]);
    if (!other)
        return false;
    op->operands[index] = other;
    return true;
}

/* What an i1 that comes first decides: a branch, a region, a choice, another round, the end. */
static bool is_decided(const Op *op)
{
    Primitive primitive = op->def ? op_primitive(op) : PRIM_NONE;

    return op->operand_count && type_is_signless(op->operands[0]->type, 1)
           && (primitive == PRIM_COND_BRANCH || primitive == PRIM_IF || primitive == PRIM_SELECT
               || op_has(op, TERMINATOR));
}

bool mutate_condition(Mutation *m)
{
    Op *op = mutate_choose(m, is_decided);
    const Type *bit = type_i(m->draft.context, 1);
    OpState state;
    Value *yes;

    if (!op)
        return false;
    yes = mutate_constant_at(m, bit, attr_bool(m->draft.context, true), op);
    state = draft_state(&m->draft, "arith.xori");
    if (!yes)
        return false;
    vec_push(&state.operands, op->operands[0]);
    vec_push(&state.operands, yes);
    vec_push(&state.results, bit);
    op->operands[0] = mutate_put(m, &state, op)->results[0];
    return true;
}
