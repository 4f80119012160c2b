#include "semantics/number/int_limbs.h"

Int int_and(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, a.word & b.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_and_n(limbs, a.limbs, b.limbs, (mp_size_t)int_words(a.width));
    return int_wide(a.width, limbs);
}

Int int_or(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, a.word | b.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_ior_n(limbs, a.limbs, b.limbs, (mp_size_t)int_words(a.width));
    return int_wide(a.width, limbs);
}

Int int_xor(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, a.word ^ b.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_xor_n(limbs, a.limbs, b.limbs, (mp_size_t)int_words(a.width));
    return int_wide(a.width, limbs);
}

Int int_not(Arena *arena, Int a)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, ~a.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_com(limbs, a.limbs, (mp_size_t)int_words(a.width));
    return int_wide(a.width, limbs);
}

/* C leaves a shift by the word's width undefined and mpn a shift by zero, so whole words and the
 * bits that remain are moved apart. */
Int int_shl(Arena *arena, Int a, unsigned amount)
{
    size_t len = int_words(a.width), words = amount / INT_WORD_BITS;
    unsigned bits = amount % INT_WORD_BITS;
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, amount < INT_WORD_BITS ? a.word << amount : 0);
    limbs = int_new_limbs(arena, a.width);
    if (bits)
        mpn_lshift(limbs + words, a.limbs, (mp_size_t)(len - words), bits);
    else
        mpn_copyi(limbs + words, a.limbs, (mp_size_t)(len - words));
    return int_wide(a.width, limbs);
}

Int int_shr_u(Arena *arena, Int a, unsigned amount)
{
    size_t len = int_words(a.width), words = amount / INT_WORD_BITS;
    unsigned bits = amount % INT_WORD_BITS;
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, amount < INT_WORD_BITS ? a.word >> amount : 0);
    limbs = int_new_limbs(arena, a.width);
    if (bits)
        mpn_rshift(limbs, a.limbs + words, (mp_size_t)(len - words), bits);
    else
        mpn_copyi(limbs, a.limbs + words, (mp_size_t)(len - words));
    return int_wide(a.width, limbs);
}

/* A negative number's complement has only zeros to shift in: ~(~a >> amount). */
Int int_shr_s(Arena *arena, Int a, unsigned amount)
{
    if (!int_is_negative(a))
        return int_shr_u(arena, a, amount);
    return int_not(arena, int_shr_u(arena, int_not(arena, a), amount));
}

bool int_shl_overflows_s(Int a, unsigned amount)
{
    return a.width && amount >= int_sign_bits(a);
}

bool int_shl_overflows_u(Int a, unsigned amount)
{
    return amount > int_leading_zeros(a);
}
