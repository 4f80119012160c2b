/* Cut: where native code first departs from the interpreter.
 *
 * Each operation that ran is watched by itself, in the order the interpreter ran them: the function
 * is compiled with that one value handed out, run on the input, and cut short once it was handed
 * out as often as the interpreter saw it. The first value, in the interpreter's order, that is not
 * a refinement is where the two part. Watching may change what an optimiser makes of the rest; then
 * nothing departs, and that is what is found.
 */
#ifndef INTERP_ORACLE_JUDGE_CUT_H
#define INTERP_ORACLE_JUDGE_CUT_H

#include "interp/oracle/inputs/inputs.h"
#include "interp/oracle/witness/witness.h"

typedef struct CutQuery {
    const Op *module, *function;
    Context *context;
    MachineOptions options;
    const Inputs *inputs;
    uint64_t number; /* of the input */
    Witness *witness;
    WireVia via;
    unsigned optimisation;
    Str pipeline;
    bool exact; /* inexact operations (interp/oracle/judge/ulps.h) depart, too, where they are not
                   right */
} CutQuery;

typedef struct Cut {
    const Value *value;       /* that departs; NULL: none does */
    uint64_t occurrence;      /* the how manieth time it was computed, counted from 1 */
    Str ours, native;         /* as MLIR attributes */
    unsigned watched, failed; /* values that were looked at; those of them that could not be */
    Arena arena;              /* of the texts */
} Cut;

/* Texts are the cut's: cut_free. */
Cut cut_find(const CutQuery *query);
void cut_free(Cut *cut);

#endif
