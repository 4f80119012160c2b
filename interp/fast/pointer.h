/* Pointers in fast code: addresses of parts, and what is loaded and stored by them. */
#ifndef INTERP_FAST_POINTER_H
#define INTERP_FAST_POINTER_H

#include "interp/fast/compiler.h"

/* How far an address of a part is from its base: a constant, and at most one index times a size. */
typedef struct FastOffset {
    int64_t size;     /* of the index */
    int64_t constant; /* bytes */
    unsigned shift;   /* 64 minus the index's width */
    bool is_dynamic;  /* there is an index, operand 1 */
    bool within;      /* base and sum are promised to be in the object, */
    bool up;          /* and the index not to be negative */
} FastOffset;

bool fast_is_pointer(const Slot *slot);
/* False where the operation gives another kind of offset. */
bool fast_offset_of(FastCompiler *c, const Node *node, FastOffset *offset);
/* Of a load or store of the value: what its address is a multiple of, a power of two; 0: it is none
 * that fast code does. */
uint64_t fast_pointer_alignment(const Node *node, const Slot *value);

#endif
