/* What the files of Int share: making one from a word or from limbs just computed. */
#ifndef SEMANTICS_NUMBER_INT_LIMBS_H
#define SEMANTICS_NUMBER_INT_LIMBS_H

#include "semantics/number/int.h"

_Static_assert(GMP_NUMB_BITS == INT_WORD_BITS && sizeof(mp_limb_t) == sizeof(uint64_t),
               "an Int's words are GMP's limbs");

static inline bool int_is_wide(Int value)
{
    return value.width > INT_WORD_BITS;
}

/* Ones in the low `bits` places, all 64 from 64 on. */
static inline uint64_t int_low_mask(unsigned bits)
{
    return bits >= INT_WORD_BITS ? ~(uint64_t)0 : ((uint64_t)1 << bits) - 1;
}

/* The bits of the most significant word that belong to the width. */
static inline uint64_t int_top_mask(unsigned width)
{
    return width && width % INT_WORD_BITS == 0 ? ~(uint64_t)0 : int_low_mask(width % INT_WORD_BITS);
}

/* width <= 64; bits of `word` above it are dropped. */
static inline Int int_small(unsigned width, uint64_t word)
{
    return (Int){ .width = width, .word = word & int_low_mask(width) };
}

/* Zeroed limbs for `width` bits, in the arena. */
static inline mp_limb_t *int_new_limbs(Arena *arena, unsigned width)
{
    return ARENA_ARRAY(arena, mp_limb_t, int_words(width));
}

/* width > 64; clears the bits above it in `limbs`, which the Int keeps. */
static inline Int int_wide(unsigned width, mp_limb_t *limbs)
{
    limbs[int_words(width) - 1] &= int_top_mask(width);
    return (Int){ .width = width, .limbs = limbs };
}

/* The word as a two's complement number of `width` <= 64 bits. */
static inline int64_t int_word_s(unsigned width, uint64_t word)
{
    uint64_t sign = width ? (uint64_t)1 << (width - 1) : 0;

    return (int64_t)((word ^ sign) - sign);
}

/* How many of the highest bits are equal to the top one, itself included; 0 for width 0. */
unsigned int_sign_bits(Int value);

#endif
