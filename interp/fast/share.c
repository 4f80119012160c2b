/* Values that share a slot: what a loop carries, and what its body yields for it, so that nothing
 * is copied from one iteration to the next; a result, and what regions yield for it. */
#include "interp/fast/fast.h"

#include "core/base/vec.h"

/* An operation writes its result when it has read all of its operands, poison among them. */
static bool writes_last(const Op *op)
{
    if (!op->def || op->result_count != 1 || !op_has(op, ELEMENTWISE) || op->region_count
        || type_is_shaped(op->results[0]->type))
        return false;
    for (unsigned i = 0; i < def_operand_count(op->def); i++)
        if (op->def->operands[i].poison != POISON_SPREADS)
            return false;
    return true;
}

typedef struct Uses { /* of a block's arguments */
    const Block *block;
    const Op **last; /* the last operation of the block that uses each, itself or inside */
} Uses;

static void note_uses(Uses *uses, const Op *op, const Op *at)
{
    for (unsigned i = 0; i < op->operand_count; i++) {
        const Value *value = op->operands[i];

        if (value->kind == VALUE_BLOCK_ARGUMENT && value->block == uses->block)
            uses->last[value->index] = at;
    }
    for (unsigned r = 0; r < op->region_count; r++)
        for (const Block *block = op->regions[r].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                note_uses(uses, inner, at);
}

/* Those of the block's arguments, which the caller frees; NULL where there is no memory. */
static Uses find_uses(const Block *block)
{
    Uses uses = { block, calloc(block->arg_count + 1, sizeof *uses.last) };

    for (const Op *op = block->first; uses.last && op; op = op->next)
        note_uses(&uses, op, op);
    return uses;
}

static bool comes_before(const Op *first, const Op *second)
{
    for (const Op *op = first->next; op; op = op->next)
        if (op == second)
            return true;
    return false;
}

/* Does the block itself make the value, each time it runs? Fast code does not set constants again:
 * they keep slots of their own. */
static bool makes(const Block *block, const Value *value)
{
    const Op *made = value_definer(value);

    return made && made->block == block && made->def && !op_has(made, CONSTANT_LIKE);
}

/* Is the argument done with when the value is made? */
static bool is_done(const Uses *uses, const Value *argument, const Value *value)
{
    const Op *made = value_definer(value), *last = uses->last[argument->index];

    return !last || (last == made ? writes_last(made) : comes_before(last, made));
}

/* Does the operand stand among those in front of it, too? */
static bool is_repeated(const Op *op, unsigned operand)
{
    for (unsigned i = 0; i < operand; i++)
        if (op->operands[i] == op->operands[operand])
            return true;
    return false;
}

/* The terminator of the region's only block; NULL if it is not so. */
static const Op *only_terminator(const Region *region)
{
    const Op *last = region->block_count == 1 ? region->first->last : NULL;

    return last && op_has(last, TERMINATOR) ? last : NULL;
}

static void share_carried(const Op *loop, Slot *slots)
{
    const Op *yield = only_terminator(&loop->regions[0]);
    Uses uses;

    if (!yield)
        return;
    uses = find_uses(yield->block);
    for (unsigned i = 0; uses.last && i < yield->operand_count; i++) {
        const Value *argument = yield->block->args[i + 1], *value = yield->operands[i];

        if (makes(yield->block, value) && value->type == argument->type && !is_repeated(yield, i)
            && is_done(&uses, argument, value))
            slots[value->slot] = slots[argument->slot];
    }
    free(uses.last);
}

/* Nothing in the regions sees the results: they may be made in their place. */
static void share_results(const Op *op, Slot *slots)
{
    for (unsigned r = 0; r < op->region_count; r++) {
        const Op *yield = only_terminator(&op->regions[r]);

        for (unsigned i = 0; yield && i < yield->operand_count && i < op->result_count; i++) {
            const Value *value = yield->operands[i];

            if (makes(yield->block, value) && value->type == op->results[i]->type
                && !is_repeated(yield, i))
                slots[value->slot] = slots[op->results[i]->slot];
        }
    }
}

/* Are all arguments of scf.while's second region done with that stand in the slot of the first
 * region's argument when the value is made? */
static bool is_done_in_while(const Uses *after, const Op *condition, const Value *before,
                             const Value *value)
{
    for (unsigned i = 1; i < condition->operand_count; i++)
        if (condition->operands[i] == before && !is_done(after, after->block->args[i - 1], value))
            return false;
    return true;
}

/* scf.while's second region finds its arguments where the first has left them, and yields those of
 * the first in their place. */
static void share_while(const Op *loop, Slot *slots)
{
    const Op *condition = only_terminator(&loop->regions[0]);
    const Op *yield = only_terminator(&loop->regions[1]);
    Uses uses;

    if (!condition || !yield)
        return;
    for (unsigned i = 1; i < condition->operand_count; i++) {
        const Value *value = condition->operands[i], *argument = yield->block->args[i - 1];
        bool is_argument = value->kind == VALUE_BLOCK_ARGUMENT && value->block == condition->block;

        if ((is_argument || makes(condition->block, value)) && value->type == argument->type)
            slots[argument->slot] = slots[value->slot];
    }
    uses = find_uses(yield->block);
    for (unsigned i = 0; uses.last && i < yield->operand_count; i++) {
        const Value *argument = condition->block->args[i], *value = yield->operands[i];

        if (makes(yield->block, value) && value->type == argument->type && !is_repeated(yield, i)
            && is_done_in_while(&uses, condition, argument, value))
            slots[value->slot] = slots[argument->slot];
    }
    free(uses.last);
}

static void share_of(const Op *op, Slot *slots)
{
    if (op->def && op->def->loop == LOOP_COUNTED)
        share_carried(op, slots);
    else if (op_is(op, "scf.if") || op_is(op, "scf.index_switch"))
        share_results(op, slots);
    else if (op_is(op, "scf.while"))
        share_while(op, slots);
}

void fast_share_slots(const Region *region, Slot *slots)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            share_of(op, slots);
            for (unsigned r = 0; !op_has(op, ISOLATED_FROM_ABOVE) && r < op->region_count; r++)
                fast_share_slots(&op->regions[r], slots);
        }
}
