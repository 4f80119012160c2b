/* Choice: every decision the language leaves open, taken in one place.
 *
 * A run draws its choices from one seeded sequence, so the same seed replays the same run. Seed 0
 * always takes the first alternative: the canonical NaN, zero for undef, program order for parallel
 * iterations, the first addresses.
 */
#ifndef SEMANTICS_CHOICE_H
#define SEMANTICS_CHOICE_H

#include "semantics/float.h"

typedef struct Choice {
    uint64_t seed;
    uint64_t state;
    uint64_t taken; /* how many choices were made */
} Choice;

Choice choice_new(uint64_t seed);

/* One of `count` alternatives, 0 .. count - 1; 0 when count is 0 or 1, or the seed is 0. */
uint64_t choice_of(Choice *choice, uint64_t count);

/* Any pattern of `width` bits, for undef and freeze. */
Int choice_int(Choice *choice, Arena *arena, unsigned width);

/* A quiet NaN of the format: any sign, any payload. */
Float choice_nan(Choice *choice, const FloatFormat *format);

/* order[0..count) becomes a permutation of 0 .. count - 1. */
void choice_order(Choice *choice, uint64_t *order, uint64_t count);

#endif
