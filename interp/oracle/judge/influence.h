/* Influence: which of what a function gives do operations with fast-math flags have a say in?
 *
 * What such operations leave open may have no bound (P7); what they have no say in stays exact. A
 * value is influenced where an operand of its operation is, where it is loaded from memory and
 * something influenced was ever stored, and where an influenced condition or bound decides whether
 * it is computed at all. Memory is one, and so is what is printed; a function is looked at once,
 * whoever calls it.
 */
#ifndef INTERP_ORACLE_JUDGE_INFLUENCE_H
#define INTERP_ORACLE_JUDGE_INFLUENCE_H

#include "core/base/map.h"
#include "interp/oracle/judge/outcome.h"
#include "interp/oracle/witness/reach.h"

typedef struct Influence {
    Map marks; /* values; operations, in whose regions it decides what is executed; regions of
                * functions, of which it decides what they return */
    VEC(bool) results; /* of the function */
    bool memory, text, ends;
    bool grew; /* while it is looked for */
    const Reach *reach;
    unsigned leeway;
    Arena arena;
} Influence;

/* Of operations that have some of this leeway (interp/oracle/judge/fast_math.h). */
Influence influence_of(const Reach *reach, unsigned leeway);
void influence_free(Influence *influence);
bool influence_on(const Influence *influence, CellId id);

#endif
