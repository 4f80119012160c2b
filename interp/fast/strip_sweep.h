/* Sweeps: an operation on vectors, one of which is what it made an iteration ago. Its lanes stay in
 * registers while it goes through the vectors of all iterations. */
#ifndef INTERP_FAST_STRIP_SWEEP_H
#define INTERP_FAST_STRIP_SWEEP_H

#include "interp/fast/strip.h"

typedef struct StripSweepInput {
    const unsigned char *data;
    uint32_t by; /* elements from one iteration to the next: 0 where it is the same in all */
    bool same;   /* one element for all lanes */
} StripSweepInput;

struct StripSwept {
    uint32_t lanes, count;
    unsigned carried;           /* the operand that is carried; the others, in order, are `in` */
    const unsigned char *first; /* what it is in the first iteration */
    StripSweepInput in[STRIP_INPUTS - 1];
    unsigned char *out;
    uint32_t out_by; /* 0: the last vector is all that is asked for */
};

/* Of fused multiplications and additions, of sums, of products; NULL where this machine, or the
 * type, has none. */
StripSweep *strip_sweep_fma(const Node *node);
StripSweep *strip_sweep_add(const Node *node);
StripSweep *strip_sweep_multiply(const Node *node);

#endif
