/* Slice: the elements of a memref that a vector is loaded from, or stored to: its last dimensions,
 * from the subscripts on. */
#ifndef INTERP_FAST_SLICE_H
#define INTERP_FAST_SLICE_H

#include "interp/fast/code.h"

typedef struct FastSlice {
    bool stores;
    unsigned memref; /* the operand's number; behind it `rank` subscripts */
    unsigned rank;
    unsigned vector_rank;
    unsigned bytes; /* of an element: 1, 2, 4 or 8 */
    const Slot *vector;
} FastSlice;

/* False where the node accesses no slice, or not all of it: a mask, a permutation, a promise of
 * alignment, elements of other bits than their bytes have. */
bool fast_slice_of(const Node *node, FastSlice *slice);

#endif
