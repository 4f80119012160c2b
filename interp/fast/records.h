/* Records in fast code: their parts may be poison. What moves them from one value to another moves
 * words alone; it stands behind a check that nothing of them is. */
#ifndef INTERP_FAST_RECORDS_H
#define INTERP_FAST_RECORDS_H

#include "interp/fast/compiler.h"

/* Has the node a record among its operands or results? */
bool fast_has_records(const Node *node);
/* In front of the node's code; where part of an operand is poison definitions go on from it. */
void fast_emit_record_check(FastCompiler *c, const Node *node);

/* Where a part stands in the words and lanes of its container, and what it is. */
typedef struct FastPart {
    uint64_t word, lane;
    const Layout *layout;
} FastPart;

/* The part that numbers of the position, from the one of this place on, lead to. */
FastPart fast_part_at(const Layout *container, const Attr *position, unsigned first);

#endif
