/* Promises that a program makes and the one before it does not: attributes of arguments and results
 * as `llvm.noalias` and `llvm.nonnull`.
 *
 * No run here looks whether they are kept (M13). So a target that has more of them than its source
 * may be undefined where the source is not, and it is not known where.
 */
#ifndef INTERP_ORACLE_JUDGE_PROMISE_ADDED_H
#define INTERP_ORACLE_JUDGE_PROMISE_ADDED_H

#include "interp/oracle/witness/reach.h"

typedef struct PromiseAdded {
    const Op *op;          /* of the target: the function; NULL: nothing was added */
    Str name;              /* "llvm.readonly" */
    const Op *unshared_by; /* the function itself, where it alone has memory of an argument: */
    uint64_t unshared;     /* these of the first 64 */
} PromiseAdded;

/* Of the functions that a target reaches. What of the first one's arguments is without aliases is
 * apart: of that it is known which inputs keep it. */
PromiseAdded promise_added(const Reach *source, const Reach *target);

#endif
