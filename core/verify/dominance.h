/* Dominance: which definitions are sure to have run where a value is used.
 *
 * Rules: MLIR Language Reference, "SSACFG Regions" and "Graph Regions". The dominator tree of a
 * region is made when first asked for. A region of an unregistered operation, or of one with the
 * GRAPH_REGION trait, knows no order within a block.
 */
#ifndef CORE_VERIFY_DOMINANCE_H
#define CORE_VERIFY_DOMINANCE_H

#include "core/ir/ir.h"

typedef struct Dominance Dominance;

Dominance *dominance_new(void);
void dominance_free(Dominance *dominance);

/* Whether control can come to the block from its region's entry. */
bool dominance_reaches(Dominance *dominance, const Block *block);
/* Whether every way to `b` leads through `a`, or they are the same; an unreachable `b` is dominated
 * by all. Both are of one region. */
bool dominance_of_blocks(Dominance *dominance, const Block *a, const Block *b);
/* Whether the value is defined wherever `use` runs. */
bool dominance_of_value(Dominance *dominance, const Value *value, const Op *use);

#endif
