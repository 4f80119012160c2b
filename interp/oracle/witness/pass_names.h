/* Pass names: what the installed mlir-opt calls its passes, which it lists with what else it takes.
 */
#ifndef INTERP_ORACLE_WITNESS_PASS_NAMES_H
#define INTERP_ORACLE_WITNESS_PASS_NAMES_H

#include "core/base/vec.h"
#include "core/base/str.h"

typedef struct PassNames {
    VEC(Str) names; /* passes, and pipelines behind them */
    size_t pass_count;
    Arena arena;
} PassNames;

/* None where there is no mlir-opt. */
PassNames pass_names_list(void);
void pass_names_free(PassNames *names);

/* Where `why`, in upstream's words, says that there is no such pass: adds which may be meant. */
void pass_names_add_nearest(Sb *why);

#endif
