/* Race: which iterations of the active parallel loops touched a byte.
 *
 * Iterations run one after the other, in some order; each takes the next number of a clock, and an
 * access has the number of the iteration that began last. So an earlier access x stems from another
 * iteration of an active loop exactly if loop.first <= x < loop.began, where `began` is the number
 * of the loop's current iteration, and two accesses from one iteration never look like a race.
 *
 * Of the accesses of one kind to a byte only those are kept that some active loop tells apart: the
 * earliest since each active loop began. No other could answer the question above differently, now
 * or later. So nothing is missed, and one number a kind and level of nesting is enough, with who
 * made the access.
 *
 * A clock of tasks asks their order instead: an access has the stamp of its task, and of those of
 * one kind to a byte only the ones are kept that none of the others happened after.
 */
#ifndef SEMANTICS_MEMORY_RACE_H
#define SEMANTICS_MEMORY_RACE_H

#include "semantics/memory/memory.h"
#include "semantics/memory/order.h"

typedef struct RaceRun { /* iterations whose numbers lie `stride` apart */
    uint64_t number;     /* of the first */
    uint64_t iteration;  /* which one that is, counted in its loop */
    uint64_t stride;
} RaceRun;

typedef struct RaceLoop {
    const void *by;      /* the caller's record of which loop it is */
    uint64_t first;      /* its first iteration has this number */
    uint64_t began;      /* its current iteration has this one; `first` before there is any */
    uint64_t iterations; /* begun so far */
    RaceRun *runs;       /* from numbers back to iterations */
    size_t run_count, run_cap;
} RaceLoop;

/* All zero, no loop is active. */
typedef struct RaceClock {
    uint64_t now;    /* the number given out last */
    RaceLoop *loops; /* outermost first; those behind `depth` are spare */
    size_t depth, cap;
    Budget *budget; /* shadows take their pages from it; NULL: none */
    Order *order;   /* of tasks; NULL: it is that of loops */
} RaceClock;

void race_begin(RaceClock *clock, const void *by);
void race_iteration(RaceClock *clock);
void race_end(RaceClock *clock);
void race_clock_free(RaceClock *clock);

/* What is known of the bytes of one allocation; all zero, nothing is. */
typedef struct RaceShadow {
    struct RacePage **pages; /* NULL entries: never touched */
    uint64_t page_count;
    Budget *budget; /* of the clock; and what was taken from it */
    uint64_t held;
} RaceShadow;

/* Records an access to `size` bytes of an allocation of `whole` bytes; `by` is the caller's record
 * of what makes it. ACCESS_RACE, with `*race` filled, or ACCESS_OK. A loop must be active, or a
 * task running. */
AccessFault race_touch(const RaceClock *clock, RaceShadow *shadow, uint64_t whole, uint64_t offset,
                       uint64_t size, AccessMode mode, const void *by, Race *race);
void race_shadow_free(RaceShadow *shadow);

#endif
