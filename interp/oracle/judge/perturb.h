/* Perturb: what a program could have given had its inexact operations been a little off.
 *
 * IEEE 754 leaves the last digits of most functions of `math` open, and fast-math flags more
 * (interp/oracle/judge/fast_math.h). So their results are choices, within so many units in the last
 * place (interp/oracle/judge/ulps.h) of the one our definition gives; a quotient's may be a
 * product's; sums that are regrouped may be off by the last digit of their largest term, once for
 * each of them; and under `nsz` the signs of zeros are choices. An observer that moves each of them
 * at random within these bounds shows, over several runs, what the whole program may give.
 */
#ifndef INTERP_ORACLE_JUDGE_PERTURB_H
#define INTERP_ORACLE_JUDGE_PERTURB_H

#include "core/base/map.h"
#include "core/base/random.h"
#include "interp/machine/observer.h"
#include "interp/oracle/witness/reach.h"

/* How far off results of the operation may be, in numbers of their format; 0: not at all. `asked`,
 * where it is not negative, stands for every bound that is not 0. INEXACT_BY_HALF: functions that
 * no document gives a precision may have half of their digits wrong (P4). */
#define INEXACT_BY_HALF (-2.0)
double inexact_ulps(const Op *op, double asked);

/* Of all operations that a function reaches: the largest bound; and is anything open at all? */
typedef struct Inexact {
    double ulps;
    bool any;
    const Op *first; /* of those; NULL: none is */
} Inexact;

Inexact inexact_of(const Reach *reach, double asked);

typedef struct PerturbTerm { /* what the last result of an operation is made of */
    const Op *op;
    double largest;   /* of the terms of the sum that it could be */
    double exponents; /* of their factors, added up: as far as a product of some goes */
    bool plain;       /* these, and all on the way, are numbers with all their digits */
    bool function;    /* results of functions are among them */
} PerturbTerm;

/* Of so many zeros that a run meets all signs are gone through, by the number of the run; those of
 * others are drawn. */
enum { PERTURB_LISTED = 6 };

typedef struct PerturbSigns {
    Random random; /* of all that is drawn */
    uint64_t run, met;
} PerturbSigns;

typedef struct Perturb {
    Observer observer; /* for the machine, before anything is resolved */
    double asked;      /* as above */
    PerturbSigns signs;
    uint64_t zeros; /* the most that a run met whose sign is free */
    /* The first run moves nothing: it finds out how much the others have to. */
    bool surveys;
    uint64_t regrouped; /* operations with `reassoc` that were executed */
    double exponents;   /* the most of any term, and has any left the range of plain numbers? */
    bool left_range;
    Map terms; /* PerturbTerms of sums, products and quotients */
    Arena arena;
    const char *open; /* why what flags allow has no bound here; NULL: it has one (P7) */
} Perturb;

void perturb_start(Perturb *perturb, double asked);
/* Starts over: the next run surveys. */
void perturb_survey(Perturb *perturb);
/* The next run moves, as its number and the input's have it. */
void perturb_move(Perturb *perturb, uint64_t run, uint64_t input);
/* Were there more zeros than have their signs gone through? */
static inline bool perturb_drew_signs(const Perturb *perturb)
{
    return perturb->zeros > PERTURB_LISTED;
}
void perturb_end(Perturb *perturb);

#endif
