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

/* handlers_affine.c: has a bound of an affine.for, by its group of operands, as many as its map
 * takes? Upstream does not ask; the definition ends where it has not. */
bool fast_bound_fits(const Op *op, unsigned group, const AffineMap *map);
/* Emits code for the bounds of an affine.for; false, with nothing emitted, where
 * there can be none. */
bool fast_affine_bounds(FastCompiler *c, const Node *node, FastBounds *bounds);
/* Likewise for those of an affine.parallel of so many dimensions. */
bool fast_affine_space(FastCompiler *c, const Node *node, unsigned rank, FastBounds *bounds);
/* Likewise for the condition of an affine.if; `flag`: the word that holds it. */
bool fast_affine_condition(FastCompiler *c, const Node *node, uint32_t *flag);

#endif
