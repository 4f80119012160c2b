#include "interp/oracle/generate/mutate.h"

static bool uses_result(const Op *op, const Op *of)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (value_definer(op->operands[i]) == of)
            return true;
    for (unsigned i = 0; i < of->result_count; i++)
        for (unsigned n = 0; n < op->region_count; n++)
            if (region_uses(&op->regions[n], of->results[i]))
                return true;
    return false;
}

static bool has_independent_next(const Op *op)
{
    return op->next && op->next->next && !op_has(op->next, TERMINATOR)
           && !uses_result(op->next, op);
}

/* What touches memory may mean another thing then, and is as valid. */
bool mutate_order(Mutation *m)
{
    Op *op = mutate_choose(m, has_independent_next), *next = op ? op->next : NULL;

    if (!op)
        return false;
    block_remove(op->block, next);
    block_insert_before(op, next);
    return true;
}

static bool may_be_twice(const Op *op)
{
    return op->def && op->block->last != op && !op_has(op, TERMINATOR) && !op->successor_count;
}

/* One of two uses goes on with the second one's result. */
bool mutate_again(Mutation *m)
{
    Op *op = mutate_choose(m, may_be_twice), *copy;
    Map copies = { 0 };

    if (!op)
        return false;
    copy = op_clone(m->draft.context, op, &copies);
    map_free(&copies);
    block_insert_after(op, copy);
    for (unsigned i = 0; i < op->result_count; i++)
        for (size_t n = 0; n < m->ops.len; n++)
            for (unsigned k = 0; k < m->ops.data[n]->operand_count; k++)
                if (m->ops.data[n]->operands[k] == op->results[i] && draft_percent(&m->draft, 50))
                    m->ops.data[n]->operands[k] = copy->results[i];
    return true;
}

/* What uses its results uses others. */
bool mutate_away(Mutation *m)
{
    Op *op = mutate_choose(m, may_be_twice);

    for (unsigned i = 0; op && i < op->result_count; i++) {
        const Type *type = op->results[i]->type;
        Value *other = mutate_value_at(m, type, op, NULL);

        if (!other && type->kind != TYPE_MEMREF)
            other = mutate_constant_at(m, type, draft_number(&m->draft, type), op);
        if (!other)
            return false;
        mutate_replace(m, op->results[i], other, op);
    }
    if (op)
        block_remove(op->block, op);
    return op != NULL;
}
