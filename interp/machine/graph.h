/* Graph: in which order the operations of a graph region fire.
 *
 * An operation fires when the values that it uses are there, also those that its regions use; the
 * terminator fires last. Of those that may fire the first of the text does, unless a seed is given:
 * then one of those that have effects is chosen, since that can be seen. Rules: the MLIR language
 * reference, "Graph Regions"; semantics/DECISIONS.md G3.
 */
#ifndef INTERP_MACHINE_GRAPH_H
#define INTERP_MACHINE_GRAPH_H

#include "dialects/step.h"

typedef struct GraphOrder {
    const Op **ops; /* all of the block's, those that cannot fire behind the others */
    unsigned count;
    unsigned firing; /* so many can */
} GraphOrder;

/* Is it the block of such a region? Symbols in it do not fire: they are for who names them. */
bool block_is_graph(const Block *block);
GraphOrder graph_order(Arena *arena, const Block *block, uint64_t seed);

/* Ends the run: the operation is one of those that cannot fire. */
Flow graph_report_circle(Step *s);

#endif
