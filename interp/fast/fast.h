/* Fast: specialised twins of hot definitions, chosen by type when a function is resolved.
 *
 * The definition in an operation's row stays what the operation means; a twin gives the same words,
 * the same poison and the same reports, sooner. A unit test walks FAST_TWINS and holds each against
 * its definition on boundary and random inputs.
 */
#ifndef INTERP_FAST_FAST_H
#define INTERP_FAST_FAST_H

#include "interp/machine.h"

typedef struct FastTwin {
    const char *op;
    /* Whether the twin can stand for this node: its types are those it was made for. */
    bool (*fits)(const Node *node);
    Flow (*run)(Machine *machine, Frame *frame, const Node *node);
} FastTwin;

/* Ends with a NULL name. */
extern const FastTwin FAST_TWINS[];

/* Sets node->run to the first twin that fits, if any does. */
void fast_choose(Machine *machine, Node *node);

#endif
