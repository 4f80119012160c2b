/* Fuse: two operations in one FastOp, where the second takes the result of the one directly before
 * it and nothing else does: then that result is written nowhere. */
#ifndef INTERP_FAST_FUSE_H
#define INTERP_FAST_FUSE_H

#include "interp/fast/code.h"

typedef enum FastInAcc {
    FAST_NONE_IN_ACC,
    FAST_FIRST_IN_ACC, /* the first operand of the first */
    FAST_BOTH_IN_ACC,  /* it, and the other operand of the second */
    FAST_CONSTANTS,    /* the other operands of both are constants, `imm` and `constant` */
    FAST_CONSTANTS_FIRST_IN_ACC,
} FastInAcc;

/* The handler for both; `width` is of the value between them. NULL: there is none. Its fields: to:
 * of the second; a, b: of the first; c: what b is of the second alone. */
FastRun *fast_pair(FastKind first, FastKind second, unsigned width, FastInAcc in_acc);

/* Likewise, of f64 and f32. It goes on behind the two FastOps that follow it, or with them. */
FastRun *fast_float_pair(FastKind first, FastKind second, unsigned width, bool in_acc);

/* How often values are operands, by their slots. */
typedef VEC(uint32_t) FastUses;

/* Counts those in the region; the caller frees them. */
void fast_count_uses(const Region *region, FastUses *uses);

#endif
