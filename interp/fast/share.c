/* Values that share a slot: what a loop carries, and what its body yields for it, so that nothing
 * is copied from one iteration to the next; a result, and what regions yield for it. */
#include "core/define/alias.h"
#include "core/base/vec.h"
#include "interp/fast/fast.h"

/* For each value that may share a slot the body is searched: no more of a loop's than these do, so
 * that it takes time in proportion to the body. */
enum { MOST_SHARED = 64 };

static unsigned at_most(unsigned count)
{
    return count < MOST_SHARED ? count : MOST_SHARED;
}

/* An operation writes its result when it has read all of its operands, poison among them. */
static bool writes_last(const Op *op)
{
    const OpDef *meaning = op_meaning(op);

    if (!meaning || !meaning->eval_lane || op->result_count != 1 || op->region_count
        || type_is_shaped(op->results[0]->type))
        return false;
    for (unsigned i = 0; i < def_operand_count(meaning); i++)
        if (meaning->operands[i].poison != POISON_SPREADS)
            return false;
    return true;
}

static bool uses(const Op *op, const Value *value)
{
    for (unsigned i = 0; i < op->operand_count; i++)
        if (op->operands[i] == value)
            return true;
    for (unsigned r = 0; r < op->region_count; r++)
        for (const Block *block = op->regions[r].first; block; block = block->next)
            for (const Op *inner = block->first; inner; inner = inner->next)
                if (uses(inner, value))
                    return true;
    return false;
}

/* The last operation of the block that uses the value, itself or inside. */
static const Op *last_use(const Block *block, const Value *value)
{
    for (const Op *op = block->last; op; op = op->prev)
        if (uses(op, value))
            return op;
    return NULL;
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

/* The terminator of the region's only block; NULL if it is not so. */
static const Op *only_terminator(const Region *region)
{
    const Op *last = region->block_count == 1 ? region->first->last : NULL;

    return last && op_has(last, TERMINATOR) ? last : NULL;
}

static bool is_branch(const Op *op)
{
    return op_primitive(op) == PRIM_IF || op_primitive(op) == PRIM_INDEX_SWITCH;
}

static bool is_done(const Block *block, const Value *old, const Value *value);

/* Is the old value done with, in each region, when the region makes what it yields for the result,
 * or is it the old one that is yielded? */
static bool is_done_inside(const Op *branch, const Value *old, unsigned result)
{
    if (!is_branch(branch))
        return false;
    for (unsigned r = 0; r < branch->region_count; r++) {
        const Op *yield = only_terminator(&branch->regions[r]);
        const Value *value;

        if (!yield || result >= yield->operand_count)
            return false;
        value = yield->operands[result];
        if (makes(yield->block, value) && !is_done(yield->block, old, value))
            return false;
    }
    return true;
}

/* Is the old value done with when the block makes the other? */
static bool is_done(const Block *block, const Value *old, const Value *value)
{
    const Op *made = value_definer(value), *last = last_use(block, old);

    if (last == made)
        return writes_last(made) || is_done_inside(made, old, value->index);
    return !last || comes_before(last, made);
}

/* Does the operand stand among those in front of it, too? */
static bool is_repeated(const Op *op, unsigned operand)
{
    for (unsigned i = 0; i < operand; i++)
        if (op->operands[i] == op->operands[operand])
            return true;
    return false;
}

static void share_carried(const Op *loop, Slot *slots)
{
    const Op *yield = only_terminator(&loop->regions[0]);

    for (unsigned i = 0; yield && i < at_most(yield->operand_count); i++) {
        const Value *argument = yield->block->args[i + 1], *value = yield->operands[i];

        if (makes(yield->block, value) && value->type == argument->type && !is_repeated(yield, i)
            && is_done(yield->block, argument, value))
            slots[value->slot] = slots[argument->slot];
    }
}

/* Nothing in the regions sees the results: they may be made in their place. */
static void share_results(const Op *op, Slot *slots)
{
    for (unsigned r = 0; r < op->region_count; r++) {
        const Op *yield = only_terminator(&op->regions[r]);

        unsigned count = yield ? at_most(yield->operand_count) : 0;

        for (unsigned i = 0; i < count && i < op->result_count; i++) {
            const Value *value = yield->operands[i];

            if (makes(yield->block, value) && value->type == op->results[i]->type
                && !is_repeated(yield, i))
                slots[value->slot] = slots[op->results[i]->slot];
        }
    }
}

/* Are all arguments of scf.while's second region done with that stand in the slot of the first
 * region's argument when the value is made? */
static bool is_done_in_while(const Block *after, const Op *condition, const Value *before,
                             const Value *value)
{
    for (unsigned i = 1; i < condition->operand_count; i++)
        if (condition->operands[i] == before && !is_done(after, after->args[i - 1], value))
            return false;
    return true;
}

/* scf.while's second region finds its arguments where the first has left them, and yields those of
 * the first in their place. */
static void share_while(const Op *loop, Slot *slots)
{
    const Op *condition = only_terminator(&loop->regions[0]);
    const Op *yield = only_terminator(&loop->regions[1]);

    if (!condition || !yield)
        return;
    for (unsigned i = 1; i < at_most(condition->operand_count); i++) {
        const Value *value = condition->operands[i], *argument = yield->block->args[i - 1];
        bool is_argument = value->kind == VALUE_BLOCK_ARGUMENT && value->block == condition->block;

        if ((is_argument || makes(condition->block, value)) && value->type == argument->type)
            slots[argument->slot] = slots[value->slot];
    }
    for (unsigned i = 0; i < at_most(yield->operand_count); i++) {
        const Value *argument = condition->block->args[i], *value = yield->operands[i];

        if (makes(yield->block, value) && value->type == argument->type && !is_repeated(yield, i)
            && is_done_in_while(yield->block, condition, argument, value))
            slots[value->slot] = slots[argument->slot];
    }
}

static void share_of(const Op *op, Slot *slots)
{
    if (op->def && op->def->loop == LOOP_COUNTED)
        share_carried(op, slots);
    else if (is_branch(op))
        share_results(op, slots);
    else if (op_primitive(op) == PRIM_WHILE)
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
