/* Graph: in which order the operations of a graph region fire.
 *
 * An operation fires when the values that it uses are there, also those that its regions use; the
 * terminator fires last. Of those that may fire the first of the text does, unless a seed is given:
 * then one of those that have effects is chosen, since that can be seen. What holds state fires
 * before the operands are there that it only takes. Rules: the MLIR language reference, "Graph
 * Regions"; semantics/DECISIONS.md G3, G4.
 */
#ifndef INTERP_MACHINE_GRAPH_H
#define INTERP_MACHINE_GRAPH_H

#include "dialects/step.h"

typedef struct GraphOrder {
    /* All of the block's: those that can fire, those that cannot, what ends it. */
    const Op **ops;
    bool *late; /* of each: does it give before what it needs is there (StateDef)? */
    unsigned count;
    unsigned firing, last; /* so many can fire; begin the end */
    unsigned holding;      /* so many hold state */
} GraphOrder;

/* Is it the block of such a region? Symbols in it do not fire: they are for who names them. */
bool block_is_graph(const Block *block);
/* Of pure ones it does not matter which fires first: as the text has them, for who looks on; else
 * those that are alike fire one after the other, as processors like it. */
GraphOrder graph_order(Arena *arena, const Block *block, uint64_t seed, bool as_text);

/* What the operation uses, itself and in its regions, before it fires. */
void graph_uses(const Op *op, Values *used);
/* The operation of the block that makes the value, itself or inside; NULL: none of it does. */
const Op *graph_maker(const Block *block, const Value *value);

/* Ends the run: the operation is one of those that cannot fire. */
Flow graph_report_circle(Step *s);

#endif
