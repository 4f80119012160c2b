/* Perturb: what a program could have given had its inexact operations been a little off.
 *
 * IEEE 754 leaves the last digits of most functions of `math` open, and fast-math flags those of
 * sums and products. So their results are choices, within so many units in the last place
 * (interp/judge/ulps.h) of the one our definition gives; and under `nsz` the sign of a zero is one.
 * An observer that moves each of them at random within these bounds shows, over several runs, what
 * the whole program may give.
 */
#ifndef INTERP_PERTURB_H
#define INTERP_PERTURB_H

#include "interp/observer.h"

/* How far off results of the operation may be, in numbers of their format; 0: not at all. `asked`,
 * where it is not negative, stands for every bound that is not 0. INEXACT_BY_HALF: functions that
 * no document gives a precision may have half of their digits wrong (P4). */
#define INEXACT_BY_HALF (-2.0)
double inexact_ulps(const Op *op, double asked);
/* Is the sign of a zero that the operation gives open? */
bool inexact_zero(const Op *op);

typedef struct Perturb {
    Observer observer; /* for the machine, before anything is resolved */
    double asked;      /* as above */
    uint64_t state;    /* of the random sequence: set it before a run */
} Perturb;

void perturb_start(Perturb *perturb, double asked);

#endif
