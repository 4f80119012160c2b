#include "semantics/number/int_limbs.h"

#include <string.h>

size_t int_words(unsigned width)
{
    return width <= INT_WORD_BITS ? 1 : ((size_t)width + INT_WORD_BITS - 1) / INT_WORD_BITS;
}

const uint64_t *int_data(const Int *value)
{
    return int_is_wide(*value) ? (const uint64_t *)value->limbs : &value->word;
}

/* `len` words, and then words of `fill` up to the width. */
static Int from_words(Arena *arena, unsigned width, const uint64_t *words, size_t len,
                      uint64_t fill)
{
    size_t want = int_words(width);
    mp_limb_t *limbs;

    if (width <= INT_WORD_BITS)
        return int_small(width, words[0]);
    limbs = int_new_limbs(arena, width);
    if (len > want)
        len = want;
    memcpy(limbs, words, len * sizeof *limbs);
    for (size_t i = len; i < want; i++)
        limbs[i] = fill;
    return int_wide(width, limbs);
}

Int int_of_u(Arena *arena, unsigned width, uint64_t value)
{
    return from_words(arena, width, &value, 1, 0);
}

Int int_of_s(Arena *arena, unsigned width, int64_t value)
{
    uint64_t word = (uint64_t)value;

    return from_words(arena, width, &word, 1, value < 0 ? ~(uint64_t)0 : 0);
}

Int int_of_words(Arena *arena, unsigned width, const uint64_t *words)
{
    return from_words(arena, width, words, int_words(width), 0);
}

Int int_of_bytes(Arena *arena, unsigned width, const unsigned char *bytes)
{
    size_t len = ((size_t)width + 7) / 8;
    uint64_t word = 0;
    mp_limb_t *limbs;

    if (width <= INT_WORD_BITS) {
        for (size_t i = 0; i < len; i++)
            word |= (uint64_t)bytes[i] << (8 * i);
        return int_small(width, word);
    }
    limbs = int_new_limbs(arena, width);
    for (size_t i = 0; i < len; i++)
        limbs[i / 8] |= (mp_limb_t)bytes[i] << (8 * (i % 8));
    return int_wide(width, limbs);
}

Int int_min_s(Arena *arena, unsigned width)
{
    mp_limb_t *limbs;

    if (width <= INT_WORD_BITS)
        return int_small(width, width ? (uint64_t)1 << (width - 1) : 0);
    limbs = int_new_limbs(arena, width);
    limbs[(width - 1) / INT_WORD_BITS] = (mp_limb_t)1 << ((width - 1) % INT_WORD_BITS);
    return int_wide(width, limbs);
}

Int int_max_s(Arena *arena, unsigned width)
{
    mp_limb_t *limbs;

    if (width <= INT_WORD_BITS)
        return int_small(width, width ? int_low_mask(width - 1) : 0);
    limbs = int_new_limbs(arena, width);
    memset(limbs, 0xFF, int_words(width) * sizeof *limbs);
    limbs[(width - 1) / INT_WORD_BITS] = int_low_mask((width - 1) % INT_WORD_BITS);
    return int_wide(width, limbs);
}

Int int_all_ones(Arena *arena, unsigned width)
{
    return int_of_s(arena, width, -1);
}

void int_to_bytes(Int value, unsigned char *bytes)
{
    const uint64_t *words = int_data(&value);
    size_t len = ((size_t)value.width + 7) / 8;

    for (size_t i = 0; i < len; i++)
        bytes[i] = (unsigned char)(words[i / 8] >> (8 * (i % 8)));
}

uint64_t int_low_u(Int value)
{
    return int_data(&value)[0];
}

int64_t int_low_s(Int value)
{
    return int_is_wide(value) ? (int64_t)value.limbs[0] : int_word_s(value.width, value.word);
}

bool int_fits_u64(Int value)
{
    return value.width - int_leading_zeros(value) <= INT_WORD_BITS;
}

bool int_fits_s64(Int value)
{
    return value.width - int_sign_bits(value) < INT_WORD_BITS;
}

bool int_bit(Int value, unsigned index)
{
    if (index >= value.width)
        return false;
    return int_data(&value)[index / INT_WORD_BITS] >> (index % INT_WORD_BITS) & 1;
}

bool int_is_zero(Int value)
{
    return int_is_wide(value) ? mpn_zero_p(value.limbs, (mp_size_t)int_words(value.width))
                              : value.word == 0;
}

bool int_is_negative(Int value)
{
    if (value.width == 0)
        return false;
    if (!int_is_wide(value))
        return value.word >> (value.width - 1);
    return int_bit(value, value.width - 1);
}

bool int_is_all_ones(Int value)
{
    return value.width == 0 || (int_is_negative(value) && int_sign_bits(value) == value.width);
}

bool int_is_min_s(Int value)
{
    return value.width && int_trailing_zeros(value) == value.width - 1;
}

/* How many of the highest bits are equal to those of `fill`, a word of zeros or of ones. */
static unsigned leading(Int value, uint64_t fill)
{
    const uint64_t *words = int_data(&value);
    size_t top = int_words(value.width) - 1;
    uint64_t differs = (words[top] ^ fill) & int_top_mask(value.width);

    for (size_t i = top;; differs = words[--i] ^ fill) {
        if (differs)
            return value.width - (unsigned)(i * INT_WORD_BITS)
                   - (unsigned)(INT_WORD_BITS - __builtin_clzll(differs));
        if (i == 0)
            return value.width;
    }
}

unsigned int_leading_zeros(Int value)
{
    return leading(value, 0);
}

unsigned int_sign_bits(Int value)
{
    return leading(value, int_is_negative(value) ? ~(uint64_t)0 : 0);
}

unsigned int_trailing_zeros(Int value)
{
    if (int_is_zero(value))
        return value.width;
    return (unsigned)mpn_scan1((const mp_limb_t *)int_data(&value), 0);
}

unsigned int_population(Int value)
{
    return (unsigned)mpn_popcount((const mp_limb_t *)int_data(&value),
                                  (mp_size_t)int_words(value.width));
}

bool int_eq(Int a, Int b)
{
    return a.width == b.width && int_cmp_u(a, b) == 0;
}

int int_cmp_u(Int a, Int b)
{
    int order;

    if (!int_is_wide(a))
        return (a.word > b.word) - (a.word < b.word);
    order = mpn_cmp(a.limbs, b.limbs, (mp_size_t)int_words(a.width));
    return (order > 0) - (order < 0);
}

int int_cmp_s(Int a, Int b)
{
    bool a_negative = int_is_negative(a), b_negative = int_is_negative(b);

    if (a_negative != b_negative)
        return a_negative ? -1 : 1;
    return int_cmp_u(a, b);
}

Int int_min_of_s(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_cmp_s(b, a) < 0 ? b : a;
}

Int int_max_of_s(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_cmp_s(b, a) > 0 ? b : a;
}

Int int_min_of_u(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_cmp_u(b, a) < 0 ? b : a;
}

Int int_max_of_u(Arena *arena, Int a, Int b)
{
    (void)arena;
    return int_cmp_u(b, a) > 0 ? b : a;
}

Int int_resize_u(Arena *arena, Int a, unsigned width)
{
    return from_words(arena, width, int_data(&a), int_words(a.width), 0);
}

Int int_resize_s(Arena *arena, Int a, unsigned width)
{
    size_t len = int_words(a.width);
    uint64_t fill = int_is_negative(a) ? ~(uint64_t)0 : 0;
    mp_limb_t *limbs;

    if (width <= INT_WORD_BITS)
        return int_small(width, (uint64_t)int_low_s(a));
    if (width <= a.width)
        return int_resize_u(arena, a, width);
    limbs = int_new_limbs(arena, width);
    memcpy(limbs, int_data(&a), len * sizeof *limbs);
    limbs[len - 1] |= fill & ~int_top_mask(a.width);
    for (size_t i = len; i < int_words(width); i++)
        limbs[i] = fill;
    return int_wide(width, limbs);
}

Int int_ext_s(Arena *arena, Int a, unsigned width)
{
    return int_resize_s(arena, a, width);
}

Int int_ext_u(Arena *arena, Int a, unsigned width)
{
    return int_resize_u(arena, a, width);
}

Int int_trunc(Arena *arena, Int a, unsigned width)
{
    return int_resize_u(arena, a, width);
}

bool int_trunc_overflows_s(Int a, unsigned width)
{
    if (width == 0)
        return !int_is_zero(a);
    return a.width - int_sign_bits(a) >= width;
}

bool int_trunc_overflows_u(Int a, unsigned width)
{
    return a.width - int_leading_zeros(a) > width;
}
