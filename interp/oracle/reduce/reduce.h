/* Reduce: the smallest module of which something still holds.
 *
 * Candidates are made from the IR: functions, operations, block arguments, results, attributes and
 * loop iterations dropped, values replaced by constants or by operands, regions flattened, types
 * and shapes made smaller. One that does not verify is not asked about; one of which the caller's
 * condition holds takes the place of the module it was made from, until none does any more.
 */
#ifndef INTERP_ORACLE_REDUCE_REDUCE_H
#define INTERP_ORACLE_REDUCE_REDUCE_H

#include "core/base/str.h"

typedef struct ReduceQuery {
    /* Does it still hold of this module (custom form, verified)? */
    bool (*holds)(void *state, Str text);
    void *state;
    /* A function that has to stay under its name, its parameters and results as they are unless
     * `holds` agrees with others; NULL: none. */
    const char *keep;
    double seconds; /* to spend at the most; 0: no limit */
    bool progress;  /* show a line on a terminal */
} ReduceQuery;

typedef struct Reduced {
    Sb text;             /* the caller's to free */
    unsigned operations; /* in it, all but modules and functions */
    unsigned asked;      /* candidates that `holds` was asked about */
    bool finished;       /* no candidate is left; false: time ran out */
} Reduced;

/* `text` verifies, and `holds` of it. */
Reduced reduce_module(Str text, const ReduceQuery *query);

#endif
