/* Lifetime: where values that are counted references (tensors) are used for the last time.
 *
 * What is dead is let go at once, so that memory holds no more than what may still be used, and the
 * holder of a tensor's only reference knows that it is: an operand that dies moves, where it would
 * be copied. That is found once for a function, by liveness in the blocks of each region; a value
 * that an inner region uses lives as long as the operation that has the region, unless that runs
 * its regions but once. Nothing dies where an observer looks at operations behind them: what was
 * computed stays to be shown, until its frame goes.
 */
#ifndef INTERP_MACHINE_LIFETIME_H
#define INTERP_MACHINE_LIFETIME_H

#include "interp/machine/machine.h"

/* Of a function that has such values, when all of it is resolved; they are `count` in all. */
void lifetime_find(Machine *machine, Function *function, unsigned count);

/* Is any of so many a counted reference? */
static inline bool slots_are_counted(const Slot *slots, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (slots[i].layout && slots[i].layout->counted)
            return true;
    return false;
}

/* Do references come, go or end with the node, or on the way over the edge? */
static inline bool node_is_counted(const Node *node)
{
    return slots_are_counted(node->operands, node->op->operand_count)
           || slots_are_counted(node->results, node->op->result_count) || node->ends.count;
}

static inline bool edge_is_counted(const Edge *edge)
{
    return slots_are_counted(edge->to, edge->count) || edge->ends.count;
}

static inline void slots_clear(const Frame *frame, Slots slots)
{
    for (unsigned i = 0; i < slots.count; i++)
        place_clear(slot_place(frame, slots.slots[i]));
}

#endif
