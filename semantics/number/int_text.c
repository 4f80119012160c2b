#include "semantics/number/int_limbs.h"

/* The digit's value, or 99, which is one in no base. */
static unsigned digit_value(char c)
{
    if (c >= '0' && c <= '9')
        return (unsigned)(c - '0');
    if (c >= 'a' && c <= 'f')
        return (unsigned)(c - 'a') + 10;
    if (c >= 'A' && c <= 'F')
        return (unsigned)(c - 'A') + 10;
    return 99;
}

static unsigned bits_per_digit(int base)
{
    return base == 2 ? 1 : 4; /* log2 of 10 is below 4 */
}

/* As many digits as fit a word whatever they are. */
static uint64_t parse_word(Str digits, int base)
{
    uint64_t word = 0;

    for (size_t i = 0; i < digits.len; i++)
        word = word * (uint64_t)base + digit_value(digits.data[i]);
    return word;
}

/* mpn_set_str is subquadratic; it wants digits as values and one limb to spare. */
static Int parse_limbs(Arena *arena, unsigned width, Str digits, int base, bool *fits)
{
    Arena scratch = { 0 };
    unsigned char *values = ARENA_ARRAY(&scratch, unsigned char, digits.len);
    size_t room = digits.len * bits_per_digit(base) / INT_WORD_BITS + 2;
    size_t want = int_words(width), used;
    mp_limb_t *limbs = ARENA_ARRAY(&scratch, mp_limb_t, room > want ? room : want);
    Int value;

    for (size_t i = 0; i < digits.len; i++)
        values[i] = (unsigned char)digit_value(digits.data[i]);
    used = (size_t)mpn_set_str(limbs, values, digits.len, base);
    value = int_of_words(arena, width, (const uint64_t *)limbs);
    *fits = used <= want && limbs[want - 1] == int_data(&value)[want - 1];
    arena_free(&scratch);
    return value;
}

bool int_parse(Arena *arena, unsigned width, Str digits, int base, Int *value, bool *fits)
{
    size_t zeros = 0;

    if (digits.len == 0)
        return false;
    for (size_t i = 0; i < digits.len; i++)
        if (digit_value(digits.data[i]) >= (unsigned)base)
            return false;
    while (zeros < digits.len && digits.data[zeros] == '0')
        zeros++;
    digits = str_from(digits, zeros);
    if (digits.len * bits_per_digit(base) <= INT_WORD_BITS) {
        uint64_t word = parse_word(digits, base);

        *value = int_of_u(arena, width, word);
        *fits = (word & ~int_low_mask(width)) == 0;
    } else {
        *value = parse_limbs(arena, width, digits, base, fits);
    }
    return true;
}

void int_print_hex(Sb *sb, Int value)
{
    unsigned bits = value.width - int_leading_zeros(value);
    const uint64_t *words = int_data(&value);
    unsigned digit = bits ? (bits + 3) / 4 : 1;

    while (digit-- > 0)
        sb_char(sb, "0123456789ABCDEF"[words[digit / 16] >> (digit % 16 * 4) & 15]);
}

/* mpn_get_str overwrites its operand and writes digits as values, the first possibly zero. */
static void print_limbs(Sb *sb, Int value)
{
    Arena scratch = { 0 };
    size_t bits = value.width - int_leading_zeros(value);
    size_t len = (bits + INT_WORD_BITS - 1) / INT_WORD_BITS;
    mp_limb_t *limbs = ARENA_COPY(&scratch, mp_limb_t, value.limbs, len);
    unsigned char *digits = ARENA_ARRAY(&scratch, unsigned char, len * 20 + 1);
    size_t count = mpn_get_str(digits, 10, limbs, (mp_size_t)len);
    size_t first = 0;

    while (first + 1 < count && digits[first] == 0)
        first++;
    for (size_t i = first; i < count; i++)
        sb_char(sb, (char)('0' + digits[i]));
    arena_free(&scratch);
}

void int_print_u(Sb *sb, Int value)
{
    if (int_fits_u64(value))
        sb_printf(sb, "%llu", (unsigned long long)int_low_u(value));
    else
        print_limbs(sb, value);
}

void int_print_s(Sb *sb, Int value)
{
    Arena scratch = { 0 };

    if (int_is_negative(value))
        sb_char(sb, '-');
    int_print_u(sb, int_abs(&scratch, value));
    arena_free(&scratch);
}
