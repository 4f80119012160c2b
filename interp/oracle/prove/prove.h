/* Prove: does one function refine another on every input? A solver is asked (Z3, in the native
 * program), with poison and undefined behaviour, about functions of integers, floats and small
 * vectors without loops and memory.
 *
 *   terms.c      terms of SMT-LIB 2
 *   integers.c   what primitives mean, as terms; floats.c: those of floats, and what moves values
 *   walk.c       a function as terms
 *   prove.c      the question, and the answer
 */
#ifndef INTERP_ORACLE_PROVE_PROVE_H
#define INTERP_ORACLE_PROVE_PROVE_H

#include "core/ir/ir.h"
#include "interp/oracle/witness/witness.h"

typedef enum ProveVerdict {
    PROVE_REFINES,        /* on every input */
    PROVE_COUNTEREXAMPLE, /* of which nothing is known until it is run */
    PROVE_OPEN,           /* `why` */
} ProveVerdict;

typedef struct Proved {
    ProveVerdict verdict;
    Str why;
    /* The counterexample: the lanes of all arguments, as many words each as its bits need, and
     * whether each is poison. */
    uint64_t *words;
    bool *poison;
} Proved;

/* Both have the same type. What is in the answer is the arena's. */
Proved prove_refinement(Witness *solver, const Op *source, const Op *target, unsigned index_width,
                        double seconds, Arena *arena);

#endif
