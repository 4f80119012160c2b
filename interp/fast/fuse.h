/* Fuse: two operations in one FastOp, where the second takes the result of the one directly before
 * it and nothing else does: then that result is written nowhere. */
#ifndef INTERP_FAST_FUSE_H
#define INTERP_FAST_FUSE_H

#include "interp/fast/code.h"

/* The twin for both; `width` is of the value between them, `in_acc` says whether the first operand
 * of the first is in `acc`. NULL: there is none. Its fields: to: of the second; a, b: of the first;
 * c: what b is of the second alone. */
FastRun *fast_pair(FastKind first, FastKind second, unsigned width, bool in_acc);

#endif
