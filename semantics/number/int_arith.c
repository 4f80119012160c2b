#include "semantics/number/int_limbs.h"

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 UWide;

static mp_size_t limbs_of(Int a)
{
    return (mp_size_t)int_words(a.width);
}

Int int_add(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, a.word + b.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_add_n(limbs, a.limbs, b.limbs, limbs_of(a));
    return int_wide(a.width, limbs);
}

Int int_sub(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, a.word - b.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_sub_n(limbs, a.limbs, b.limbs, limbs_of(a));
    return int_wide(a.width, limbs);
}

Int int_neg(Arena *arena, Int a)
{
    mp_limb_t *limbs;

    if (!int_is_wide(a))
        return int_small(a.width, 0 - a.word);
    limbs = int_new_limbs(arena, a.width);
    mpn_neg(limbs, a.limbs, limbs_of(a));
    return int_wide(a.width, limbs);
}

Int int_abs(Arena *arena, Int a)
{
    return int_is_negative(a) ? int_neg(arena, a) : a;
}

/* The whole product of two wide numbers read unsigned, 2n bits. */
static Int whole_product(Arena *arena, Int a, Int b)
{
    mp_limb_t *limbs = ARENA_ARRAY(arena, mp_limb_t, 2 * limbs_of(a));

    mpn_mul_n(limbs, a.limbs, b.limbs, limbs_of(a));
    return (Int){ .width = 2 * a.width, .limbs = limbs };
}

/* GMP's methods take about n^1.5 where n words are this many. The root is that of a power of two:
 * a bound on time needs no more. */
uint64_t int_product_work(unsigned width)
{
    uint64_t words = int_words(width), root = 1;

    if (words <= 64)
        return 0;
    while (root * root * 4 <= words)
        root *= 2;
    return words * root / 8;
}

Int int_mul(Arena *arena, Int a, Int b)
{
    if (!int_is_wide(a))
        return int_small(a.width, a.word * b.word);
    return int_trunc(arena, whole_product(arena, a, b), a.width);
}

Int int_mul_high_u(Arena *arena, Int a, Int b)
{
    if (!int_is_wide(a))
        return int_small(a.width, (uint64_t)((UWide)a.word * b.word >> a.width));
    return int_trunc(arena, int_shr_u(arena, whole_product(arena, a, b), a.width), a.width);
}

Int int_mul_high_s(Arena *arena, Int a, Int b)
{
    Int high;

    if (!int_is_wide(a)) {
        Wide product = (Wide)int_low_s(a) * int_low_s(b);

        return int_small(a.width, (uint64_t)((UWide)product >> a.width));
    }
    /* A negative a reads unsigned as a + 2^n, which adds b to the high half. */
    high = int_mul_high_u(arena, a, b);
    if (int_is_negative(a))
        high = int_sub(arena, high, b);
    if (int_is_negative(b))
        high = int_sub(arena, high, a);
    return high;
}

/* Whether a number that 128 bits hold is one of `width` <= 64 bits. */
static bool fits_s(Wide number, unsigned width)
{
    return number == int_word_s(width, (uint64_t)number & int_low_mask(width));
}

bool int_add_overflows_s(Int a, Int b)
{
    Arena scratch = { 0 };
    bool overflows;

    if (!int_is_wide(a))
        return !fits_s((Wide)int_low_s(a) + int_low_s(b), a.width);
    if (int_is_negative(a) != int_is_negative(b))
        return false;
    overflows = int_is_negative(int_add(&scratch, a, b)) != int_is_negative(a);
    arena_free(&scratch);
    return overflows;
}

bool int_add_overflows_u(Int a, Int b)
{
    Arena scratch = { 0 };
    bool overflows = int_cmp_u(int_add(&scratch, a, b), a) < 0;

    arena_free(&scratch);
    return overflows;
}

bool int_sub_overflows_s(Int a, Int b)
{
    Arena scratch = { 0 };
    bool overflows;

    if (!int_is_wide(a))
        return !fits_s((Wide)int_low_s(a) - int_low_s(b), a.width);
    if (int_is_negative(a) == int_is_negative(b))
        return false;
    overflows = int_is_negative(int_sub(&scratch, a, b)) != int_is_negative(a);
    arena_free(&scratch);
    return overflows;
}

bool int_sub_overflows_u(Int a, Int b)
{
    return int_cmp_u(a, b) < 0;
}

/* The high half repeats the low half's sign where a wide signed product fits. */
bool int_mul_overflows_s(Int a, Int b)
{
    Arena scratch = { 0 };
    Int low, high;
    bool fits;

    if (!int_is_wide(a))
        return !fits_s((Wide)int_low_s(a) * int_low_s(b), a.width);
    low = int_mul(&scratch, a, b);
    high = int_mul_high_s(&scratch, a, b);
    fits = int_is_negative(low) ? int_is_all_ones(high) : int_is_zero(high);
    arena_free(&scratch);
    return !fits;
}

bool int_mul_overflows_u(Int a, Int b)
{
    Arena scratch = { 0 };
    bool overflows = !int_is_zero(int_mul_high_u(&scratch, a, b));

    arena_free(&scratch);
    return overflows;
}

bool int_div_overflows_s(Int a, Int b)
{
    return a.width && int_is_min_s(a) && int_is_all_ones(b);
}

/* Quotient and remainder of numbers read unsigned; the divisor is not zero. */
static void divide_u(Arena *arena, Int a, Int b, Int *quotient, Int *remainder)
{
    mp_limb_t *q, *r;
    mp_size_t divisor_len = limbs_of(a);

    if (!int_is_wide(a)) {
        *quotient = int_small(a.width, a.word / b.word);
        *remainder = int_small(a.width, a.word % b.word);
        return;
    }
    while (b.limbs[divisor_len - 1] == 0)
        divisor_len--;
    q = int_new_limbs(arena, a.width);
    r = int_new_limbs(arena, a.width);
    mpn_tdiv_qr(q, r, 0, a.limbs, limbs_of(a), b.limbs, divisor_len);
    *quotient = int_wide(a.width, q);
    *remainder = int_wide(a.width, r);
}

/* Toward zero. Magnitudes are divided, so minimum by -1 is 2^(n-1) / 1: the minimum again. */
static void divide_s(Arena *arena, Int a, Int b, Int *quotient, Int *remainder)
{
    divide_u(arena, int_abs(arena, a), int_abs(arena, b), quotient, remainder);
    if (int_is_negative(a) != int_is_negative(b))
        *quotient = int_neg(arena, *quotient);
    if (int_is_negative(a))
        *remainder = int_neg(arena, *remainder);
}

Int int_div_u(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_u(arena, a, b, &quotient, &remainder);
    return quotient;
}

Int int_rem_u(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_u(arena, a, b, &quotient, &remainder);
    return remainder;
}

Int int_div_s(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_s(arena, a, b, &quotient, &remainder);
    return quotient;
}

Int int_rem_s(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_s(arena, a, b, &quotient, &remainder);
    return remainder;
}

Int int_ceil_div_u(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_u(arena, a, b, &quotient, &remainder);
    if (int_is_zero(remainder))
        return quotient;
    return int_add(arena, quotient, int_of_u(arena, a.width, 1));
}

Int int_ceil_div_s(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_s(arena, a, b, &quotient, &remainder);
    if (int_is_zero(remainder) || int_is_negative(a) != int_is_negative(b))
        return quotient;
    return int_add(arena, quotient, int_of_u(arena, a.width, 1));
}

Int int_floor_div_s(Arena *arena, Int a, Int b)
{
    Int quotient, remainder;

    divide_s(arena, a, b, &quotient, &remainder);
    if (int_is_zero(remainder) || int_is_negative(a) == int_is_negative(b))
        return quotient;
    return int_sub(arena, quotient, int_of_u(arena, a.width, 1));
}

/* 1 / base^k toward zero: what remains of it is the sign, and only for bases 1 and -1. */
static Int reciprocal_power(Arena *arena, Int base, bool odd)
{
    Int one = int_of_u(arena, base.width, 1);

    if (int_is_all_ones(base))
        return odd ? base : one;
    return int_eq(base, one) ? one : int_of_u(arena, base.width, 0);
}

/* The words of `to` become those of the product. The scratch is emptied. */
static void multiply_into(Int *to, Int by, Arena *scratch)
{
    Int product = int_mul(scratch, *to, by);

    if (to->width <= INT_WORD_BITS)
        to->word = product.word;
    else
        memcpy((mp_limb_t *)to->limbs, product.limbs, int_words(to->width) * sizeof(mp_limb_t));
    arena_release(scratch, (ArenaMark){ 0 });
}

/* Squares and products from the highest bit of the exponent down. */
Int int_pow_s(Arena *arena, Int base, Int exponent, Budget *budget)
{
    Int result = int_of_u(arena, base.width, 1);
    Arena scratch = { 0 };

    if (int_is_negative(exponent))
        return reciprocal_power(arena, base, int_bit(exponent, 0));
    for (unsigned i = exponent.width - int_leading_zeros(exponent); i-- > 0;) {
        if (!budget_spend(budget, int_words(base.width) + 2 * int_product_work(base.width)))
            break;
        multiply_into(&result, result, &scratch);
        if (int_bit(exponent, i))
            multiply_into(&result, base, &scratch);
    }
    arena_free(&scratch);
    return result;
}
