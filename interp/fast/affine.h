/* Affine: what the compiler asks about affine loops. */
#ifndef INTERP_FAST_AFFINE_H
#define INTERP_FAST_AFFINE_H

#include "interp/fast/code.h"

typedef struct FastBounds { /* the words that hold them */
    uint32_t lower, upper, step;
    int64_t step_value;
    bool upper_is_known; /* what it is: */
    int64_t upper_value;
} FastBounds;

/* handlers_affine.c: emits code for the bounds of an affine.for; false, with nothing emitted, where
 * there can be none. */
bool fast_affine_bounds(FastCompiler *c, const Node *node, FastBounds *bounds);
/* Likewise for those of an affine.parallel of so many dimensions. */
bool fast_affine_space(FastCompiler *c, const Node *node, unsigned rank, FastBounds *bounds);
/* Likewise for the condition of an affine.if; `flag`: the word that holds it. */
bool fast_affine_condition(FastCompiler *c, const Node *node, uint32_t *flag);

#endif
