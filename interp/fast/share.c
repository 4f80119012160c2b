/* Values that share a slot: what a loop carries, and what its body yields for it, so that nothing
 * is copied from one iteration to the next. */
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

static bool comes_before(const Op *first, const Op *second)
{
    for (const Op *op = first->next; op; op = op->next)
        if (op == second)
            return true;
    return false;
}

/* Is the argument done with when the value is made, in each iteration? Constants keep slots of
 * their own: fast code does not set them again. */
static bool may_share(const Uses *uses, const Value *argument, const Value *value)
{
    const Op *made = value_definer(value), *last = uses->last[argument->index];

    if (!made || !made->def || op_has(made, CONSTANT_LIKE) || made->block != uses->block
        || value->type != argument->type)
        return false;
    return !last || (last == made ? writes_last(made) : comes_before(last, made));
}

static void share_carried(const Op *loop, Slot *slots)
{
    const Block *body = loop->regions[0].first;
    const Op *yield = body->last;
    const Op **last = calloc(body->arg_count + 1, sizeof *last);
    Uses uses = { body, last };

    for (const Op *op = body->first; last && op; op = op->next)
        note_uses(&uses, op, op);
    for (unsigned i = 0; last && i < yield->operand_count; i++) {
        const Value *argument = body->args[i + 1], *value = yield->operands[i];
        bool taken = false;

        for (unsigned before = 0; before < i; before++)
            taken |= yield->operands[before] == value;
        if (!taken && may_share(&uses, argument, value))
            slots[value->slot] = slots[argument->slot];
    }
    free(last);
}

void fast_share_slots(const Region *region, Slot *slots)
{
    for (const Block *block = region->first; block; block = block->next)
        for (const Op *op = block->first; op; op = op->next) {
            if (op->def && op->def->loop == LOOP_COUNTED && op->regions[0].first
                && op->regions[0].first->last && op_has(op->regions[0].first->last, TERMINATOR))
                share_carried(op, slots);
            for (unsigned r = 0; !op_has(op, ISOLATED_FROM_ABOVE) && r < op->region_count; r++)
                fast_share_slots(&op->regions[r], slots);
        }
}
