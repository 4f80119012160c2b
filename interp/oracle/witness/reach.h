/* Reach: what of a module a function needs: itself, what it calls, the globals it names, and so on.
 */
#ifndef INTERP_ORACLE_WITNESS_REACH_H
#define INTERP_ORACLE_WITNESS_REACH_H

#include "core/base/vec.h"
#include "core/ir/ir.h"

typedef struct Reach {
    const Op *module;
    VEC(const Op *) ops; /* of the module's top level, the function first */
} Reach;

Reach reach_of(const Op *module, const Op *function);
void reach_free(Reach *reach);
bool reach_has(const Reach *reach, const Op *op);

/* What it calls, with a body or without; NULL: that is not known. */
const Op *reach_callee(const Reach *reach, const Op *call);

/* A function that it calls, that has no body here and is none of those built in; NULL: none. */
const Op *reach_unknown(const Reach *reach);
bool reach_is_unknown(const Op *op); /* it is such a function */

/* The module without the others, in generic form without aliases. */
void reach_print(const Reach *reach, Sb *sb);

/* The function's number among those with a body, as they are printed. */
unsigned reach_number(const Reach *reach, const Op *function);

/* Calls `see` for every operation in it; false as soon as `see` gives false. */
bool reach_walk(const Reach *reach, bool (*see)(void *state, const Op *op), void *state);

#endif
